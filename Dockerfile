# The server in a small image: `docker build -t valence .`
FROM python:3.13-slim AS build
WORKDIR /source
COPY . .
# Building the wheel also builds the browser client; the locked requirements bring Node.
RUN pip install --quiet --no-cache-dir --require-hashes -r requirements/image.txt \
    && pip wheel --quiet --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.13-slim
COPY requirements/run.txt /tmp/run.txt
COPY --from=build /wheels /tmp/wheels
RUN pip install --quiet --no-cache-dir --no-compile --require-hashes -r /tmp/run.txt \
    && pip install --quiet --no-cache-dir --no-compile --no-deps /tmp/wheels/*.whl \
    && rm -r /tmp/run.txt /tmp/wheels \
    && useradd --system --uid 10001 --create-home --home-dir /data valence
# Everything the server writes goes to /data, so the root file system can be read-only.
USER valence
WORKDIR /data
VOLUME /data
ENV HOME=/data PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 \
    VALENCE_HOST=0.0.0.0 VALENCE_PORT=8000 VALENCE_LOG=json
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/readyz', timeout=2)"]
# SIGTERM lets the server finish what it has accepted.
STOPSIGNAL SIGTERM
ENTRYPOINT ["valence"]
CMD ["serve"]
