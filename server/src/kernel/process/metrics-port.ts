import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** Answers `/metrics` on a port of its own, which is to be reachable for the collector alone. */
export async function serveMetrics(registry: Registry, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const isWanted = request.method === 'GET' && request.url === '/metrics';
    const text = isWanted ? registry.metrics() : Promise.resolve('');
    text.then(
      (body) => response.writeHead(isWanted ? 200 : 404, { 'content-type': registry.contentType }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
