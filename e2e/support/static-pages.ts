/**
 * Serves the built pages without a server behind them, under the product's Content-Security-Policy. Usage: node
 * static-pages.ts <port>
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { entryOf } from '../../web/dev-pages.ts';

export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types madang',
].join('; ');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const web = join(import.meta.dirname, '../../web');
/** The gallery is no part of the product's own build: it is built while the database is prepared, and who asks waits. */
const built = promisify(execFile)(
  process.execPath,
  ['node_modules/vite/bin/vite.js', 'build', 'web', '--mode', 'gallery', '--logLevel', 'warn'],
  { cwd: join(web, '..') },
);
const folders = [join(web, 'dist-gallery'), join(web, 'dist')];

async function send(path: string, response: ServerResponse) {
  await built;
  for (const folder of folders) {
    const content = await readFile(join(folder, normalize(path))).catch(() => undefined);
    if (!content) continue;
    const type = types[extname(path)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-security-policy': contentSecurityPolicy });
    response.end(content);
    return;
  }
  response.writeHead(404).end();
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  void send(extname(pathname) ? pathname : entryOf(pathname), response);
});

server.listen(Number(process.argv[2] ?? 4210), '127.0.0.1');
