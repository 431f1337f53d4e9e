# Andén in a container, with your own Postgres and identity provider. No container engine was at hand: the steps below were
# run one by one on Debian, and the product then started as an ordinary user who may write only to DATA_DIR.
#
#   docker build -t anden .
#   docker run --env-file anden.env -p 127.0.0.1:3001:3000 -v anden:/data --stop-timeout 40 anden
#
# Several containers need S3 storage, or one volume for all of them. See docs/operations.md.

FROM node:24-bookworm-slim
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build \
  && npm prune --omit=dev --no-audit --no-fund \
  && install -d -o node -g node -m 700 /data

ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=120s --interval=10s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "api/start.js", "main"]
