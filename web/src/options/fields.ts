/** A game's house rules as form fields, from the JSON Schema of its options. */
type Value = string | number | boolean;

interface Property {
  type?: string;
  enum?: Value[];
  anyOf?: Property[];
  minimum?: number;
  maximum?: number;
  default?: Value | null;
  description?: string;
  /** Only for games of earlier rules, which still replay. */
  deprecated?: boolean;
}

export interface OptionsSchema {
  $ref?: string;
  $defs?: Record<string, { properties?: Record<string, Property> }>;
}

export interface Field {
  name: string;
  kind: "choice" | "number" | "switch";
  /** The default; null if it depends on the table. */
  initial: Value | null;
  values: Value[];
  from: number | undefined;
  to: number | undefined;
  isWhole: boolean;
  description: string;
}

/** The options a form can show. Sets and boards are files and have their own page. */
export function fieldsOf(schema: OptionsSchema): Field[] {
  const options = schema.$defs?.[schema.$ref?.split("/").at(-1) ?? ""]?.properties ?? {};
  return Object.entries(options).flatMap(([name, property]) => fieldOf(name, property) ?? []);
}

function fieldOf(name: string, property: Property): Field | null {
  const shape = property.anyOf?.find((one) => one.type !== "null") ?? property;
  const kind = kindOf(shape);
  if (!kind || property.deprecated) return null;
  return {
    name,
    kind,
    initial: property.default ?? null,
    values: shape.enum ?? [],
    from: shape.minimum,
    to: shape.maximum,
    isWhole: shape.type === "integer",
    description: property.description ?? "",
  };
}

function kindOf({ type, enum: values }: Property): Field["kind"] | null {
  if (values) return "choice";
  if (type === "boolean") return "switch";
  return type === "integer" || type === "number" ? "number" : null;
}
