"""QTI 2.1: a content package with a manifest, a test, and a file for each question."""

import io
from collections.abc import Sequence
from xml.etree.ElementTree import Element, SubElement, indent, tostring
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from valence.learn.export.items import Answer, Item

QTI = "http://www.imsglobal.org/xsd/imsqti_v2p1"
PACKAGE = "http://www.imsglobal.org/xsd/imscp_v1p1"
INSTANCE = "http://www.w3.org/2001/XMLSchema-instance"
XSD = "http://www.imsglobal.org/xsd/qti/qtiv2p1"
SAME_TIME = (2000, 1, 1, 0, 0, 0)  # so that the same questions give the same file


def written(title: str, items: Sequence[Item]) -> bytes:
    files = {"imsmanifest.xml": _manifest(items), "test.xml": _test(title, items)}
    files |= {_file(item): _item(item) for item in items}
    archive = io.BytesIO()
    with ZipFile(archive, "w") as package:
        for name, root in files.items():
            indent(root)
            entry = ZipInfo(name, SAME_TIME)
            entry.compress_type = ZIP_DEFLATED
            package.writestr(entry, tostring(root, encoding="utf-8", xml_declaration=True))
    return archive.getvalue()


def _file(item: Item) -> str:
    return f"items/{item.id}.xml"


def _root(tag: str, space: str, schema: str, **attributes: str) -> Element:
    at = {"xmlns": space, "xmlns:xsi": INSTANCE, "xsi:schemaLocation": f"{space} {schema}"}
    return Element(tag, {**at, **attributes})


# The package


def _manifest(items: Sequence[Item]) -> Element:
    schema = "http://www.imsglobal.org/xsd/qti/qtiv2p1/qtiv2p1_imscpv1p2_v1p0.xsd"
    manifest = _root("manifest", PACKAGE, schema, identifier="valence-package")
    metadata = SubElement(manifest, "metadata")
    SubElement(metadata, "schema").text = "QTIv2.1 Package"
    SubElement(metadata, "schemaversion").text = "1.0.0"
    SubElement(manifest, "organizations")
    resources = SubElement(manifest, "resources")
    test = _resource(resources, "valence-test", "imsqti_test_xmlv2p1", "test.xml")
    for item in items:
        SubElement(test, "dependency", identifierref=item.id)
        _resource(resources, item.id, "imsqti_item_xmlv2p1", _file(item))
    return manifest


def _resource(resources: Element, id_: str, kind: str, file: str) -> Element:
    resource = SubElement(resources, "resource", identifier=id_, type=kind, href=file)
    SubElement(resource, "file", href=file)
    return resource


def _test(title: str, items: Sequence[Item]) -> Element:
    schema = f"{XSD}/imsqti_v2p1.xsd"
    test = _root("assessmentTest", QTI, schema, identifier="valence-test", title=title)
    part = SubElement(
        test,
        "testPart",
        identifier="part",
        navigationMode="nonlinear",
        submissionMode="individual",
    )
    section = SubElement(
        part, "assessmentSection", identifier="section", title=title, visible="true"
    )
    for item in items:
        SubElement(section, "assessmentItemRef", identifier=item.id, href=_file(item))
    return test


# A question


def _item(item: Item) -> Element:
    root = _root(
        "assessmentItem",
        QTI,
        f"{XSD}/imsqti_v2p1.xsd",
        identifier=item.id,
        title=item.concept,
        adaptive="false",
        timeDependent="false",
    )
    choices = {f"choice-{n}": answer for n, answer in enumerate(item.answers)}
    _declarations(root, next(id_ for id_, answer in choices.items() if answer.is_right))
    body = SubElement(root, "itemBody")
    asked = SubElement(
        body, "choiceInteraction", responseIdentifier="RESPONSE", shuffle="true", maxChoices="1"
    )
    SubElement(asked, "prompt").text = item.question
    for id_, answer in choices.items():
        SubElement(asked, "simpleChoice", identifier=id_).text = answer.text
    _processing(root)
    for id_, answer in choices.items():
        _feedback(root, id_, answer)
    return root


def _declarations(root: Element, right: str) -> None:
    response = _declared(root, "responseDeclaration", "RESPONSE", "identifier")
    SubElement(SubElement(response, "correctResponse"), "value").text = right
    score = _declared(root, "outcomeDeclaration", "SCORE", "float")
    SubElement(SubElement(score, "defaultValue"), "value").text = "0"
    _declared(root, "outcomeDeclaration", "FEEDBACK", "identifier")


def _declared(root: Element, tag: str, id_: str, type_: str) -> Element:
    return SubElement(root, tag, identifier=id_, cardinality="single", baseType=type_)


def _processing(root: Element) -> None:
    """Give a point for the right choice, and show the feedback of the choice."""
    processing = SubElement(root, "responseProcessing")
    if_right = SubElement(SubElement(processing, "responseCondition"), "responseIf")
    match = SubElement(if_right, "match")
    SubElement(match, "variable", identifier="RESPONSE")
    SubElement(match, "correct", identifier="RESPONSE")
    point = SubElement(if_right, "setOutcomeValue", identifier="SCORE")
    SubElement(point, "baseValue", baseType="float").text = "1"
    shown = SubElement(processing, "setOutcomeValue", identifier="FEEDBACK")
    SubElement(shown, "variable", identifier="RESPONSE")


def _feedback(root: Element, id_: str, answer: Answer) -> None:
    shown = SubElement(
        root, "modalFeedback", outcomeIdentifier="FEEDBACK", identifier=id_, showHide="show"
    )
    shown.text = answer.feedback
