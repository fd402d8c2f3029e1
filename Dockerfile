# The image of Foyer: built whole, then only what runs is kept. docs/put-online.md tells how it is used.
FROM node:24-bookworm-slim AS build
WORKDIR /foyer
COPY . .
# The owner's folder of content may lie outside this one: compose.yaml names it, or `docker build --build-context content=FOLDER .`
COPY --from=content . /content
ENV CONTENT_DIR=/content
# Not `npm ci`: it refuses a lock file that lacks another platform's optional binaries.
RUN npm install --include=dev --no-save --no-fund --no-audit --loglevel=error
RUN npm run build && npm run release -- /release

FROM node:24-bookworm-slim
COPY --from=build /release /opt/foyer
RUN install -d -o node -g node -m 700 /data
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 PATH=/opt/foyer:$PATH
USER node
WORKDIR /data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["foyer", "health"]
ENTRYPOINT ["foyer"]
