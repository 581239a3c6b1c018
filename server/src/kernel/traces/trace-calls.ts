import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { routeLabel } from '../http/route-label.ts';
import { type OpenSpan, readTraceparent, type Recorder } from './traces.ts';

/** Traces each call as a span. A caller's trace is followed from trusted proxies alone, or strangers could join it. */
export function traceCalls(
  app: FastifyInstance,
  traces: Recorder,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): void {
  const isTrusted = peersIn(trustedProxies);
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, id, headers, socket } = request;
    if (probes.has(routeLabel(request))) return done();
    const parent = isTrusted(socket.remoteAddress ?? '') ? readTraceparent(headers['traceparent']) : undefined;
    const attributes = { 'http.request.method': method, 'madang.request': id };
    // Of no other trace: what runs at this moment has nothing to do with the caller.
    const span = traces.begin(`${method} ${routeLabel(request)}`, 'call', attributes, parent ?? '');
    spans.set(request, span);
    span.run(done);
  });
  // A body arrives by events of the connection, which belongs to no call.
  app.addHook('preValidation', (request, _reply, done) => inSpan(request, done));
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode;
    spans.get(request)?.end({
      'http.route': routeLabel(request),
      'http.response.status_code': status,
      ...(status >= 500 && { 'error.type': String(status) }),
    });
    inSpan(request, done);
  });
  const inSpan = (request: FastifyRequest, done: () => void) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  };
}

/** Asked every second, and of no one's business. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

/** Returns a predicate: true if an address is one of these or in one of these networks. */
export function peersIn(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const kind = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, kind);
    else list.addSubnet(address, Number(bits), kind);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    return plain !== '' && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}
