"""Routes for administrators: health checks and metrics."""

from litestar import Response, get

from valence.server.routes.dependencies import TheService


@get("/healthz", media_type="text/plain", tags=["operations"])
async def healthz() -> str:
    """Liveness: the process is running."""
    return "ok\n"


@get("/readyz", media_type="text/plain", tags=["operations"])
async def readyz(service: TheService) -> Response[str]:
    """Readiness: the store answers and the server is not shutting down."""
    is_ready = service.connections.is_accepting and await service.store.is_ready()
    return Response(
        "ready\n" if is_ready else "not ready\n",
        status_code=200 if is_ready else 503,
        media_type="text/plain",
    )


@get("/metrics", media_type="text/plain", tags=["operations"])
async def metrics(service: TheService) -> Response[bytes]:
    """Metrics of all processes in Prometheus format."""
    return Response(service.metrics.text(), media_type="text/plain; version=0.0.4")


ROUTES = [healthz, readyz, metrics]
