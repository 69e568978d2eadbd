# A node of Muster with its page. Not run in CI.
FROM node:24-slim AS build
WORKDIR /muster
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && npm prune --omit=dev

FROM node:24-slim
WORKDIR /muster
COPY --from=build --chown=node:node /muster /muster
ENV NODE_ENV=production MUSTER_HOST=0.0.0.0 MUSTER_PORT=4400 MUSTER_DATA=/data
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4400
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:4400/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--single-threaded-gc", "packages/cli/dist/main.js", "serve", "--page", "packages/web/dist"]
