import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import { isNetworkName, isPassedOn } from './health.ts';

/** Serves `/metrics` on a port for the collector alone, not under a public name and not through a proxy. */
export async function serveMetrics(registry: Registry, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const isAsked = method === 'GET' && url === '/metrics';
    const isWanted = isAsked && isNetworkName(headers.host) && !isPassedOn(headers);
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
