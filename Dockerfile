# The work tree as it runs on a laptop, in an image: docker build -t lupascan .
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit
COPY . .
RUN node scripts/bootstrap.mjs --web && npm prune --omit=dev --no-audit

FROM node:24-bookworm-slim
WORKDIR /app
# Each embedded question holds a thread of Node's pool, which has four: `npm start` sets the same.
ENV UV_THREADPOOL_SIZE=24
# What was given back is not kept, nor is what nobody reads any more (docs/decisions/0118-memory-of-an-import.md).
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144 MALLOC_TRIM_THRESHOLD_=1048576
ENV JE_MALLOC_CONF=dirty_decay_ms:1000,muzzy_decay_ms:0
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 LUPASCAN_DATA_DIR=/dados
# Stills of videos.
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*
# Not below /app: the program cannot change itself.
RUN mkdir /dados && chown node:node /dados
COPY --from=build /app /app
USER node
VOLUME /dados
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "src/server/main.ts"]
