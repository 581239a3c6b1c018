import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and pictures are compressed already. */
const compressible = new Set(['.js', '.css', '.svg']);

/** Browsers take brotli over https and on their own machine alone; over plain http it is gzip. */
const copies = {
  '.br': (content: Buffer) =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  '.gz': (content: Buffer) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** Writes compressed copies beside every asset of text, so that the server sends them without any work. */
export function compressAssets(): Plugin {
  return {
    name: 'madang-compress-assets',
    apply: 'build',
    // Not at the end of the build, which a failed one has too: its own error would be lost behind ours.
    writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => compressible.has(extname(file)));
      for (const file of files) {
        const content = readFileSync(join(dir, file));
        for (const [ending, compress] of Object.entries(copies))
          writeFileSync(join(dir, file + ending), compress(content));
      }
    },
  };
}
