# CIC in a container: the page is built in one stage, and the server runs in another without what only building needs.
FROM node:24-slim AS build
WORKDIR /cic
COPY . .
RUN npm ci && npm run -s build:web && npm prune --omit=dev

FROM node:24-slim
WORKDIR /cic
COPY --from=build --chown=node:node /cic ./
RUN mkdir /data && chown node:node /data
USER node
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_ENV=production
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "packages/server/src/main.ts"]
