#!/bin/sh
# Removes what no part of the shop reads while it runs, from the folder in which the image is built.
set -eu

# Sources, types, maps and manuals: Node.js reads JavaScript. SQL beside the sources stays, as migrations read it.
find node_modules libs services gateway -type f \
  \( -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.map' -o -iname 'readme.md' -o -iname 'changelog.md' \) -delete

# Tests and examples: the shop's own, and those that packages bring in their own folder; further in, such a name may be code that runs.
rm -rf libs/testing node_modules/@mekong/testing libs/*/test services/*/test gateway/test
find . -regextype posix-extended -type d \
  -regex '.*/node_modules/(@[^/]+/)?[^/]+/(tests?|__tests__|docs|examples?|benchmarks?)' -prune -exec rm -rf {} +

# What packages hold twice, for browsers and bundlers; images are read by native code and not by WebAssembly.
rm -rf node_modules/typeorm/browser node_modules/@opentelemetry/*/build/esm node_modules/@opentelemetry/*/build/esnext
rm -rf node_modules/rxjs/dist/bundles node_modules/rxjs/dist/esm node_modules/rxjs/dist/esm5
rm -rf node_modules/@img/sharp-wasm32

# npm's note of what it installed, which names the registry.
rm -f node_modules/.package-lock.json

find libs services gateway -type d -empty -delete
