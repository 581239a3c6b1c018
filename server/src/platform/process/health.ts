import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { openDatabase } from '../../kernel/db/database.ts';
import type { Pools } from '../../kernel/db/open-pools.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { takeKeysBack } from '../keys/fingerprints.sql.ts';
import { writingKeys } from '../keys/key-commands.ts';
import { buildId } from './build-id.ts';
import { routeLabel } from '../../kernel/http/route-label.ts';
import { createMetrics } from './metrics.ts';
import { WriteProbe } from './write-probe.ts';

/** Interval at which a process reports that it runs, if it is not polled. */
const heartbeatMs = 20_000;

/** The figures, for a port of their own. */
export const metricsOf = 'metrics';
export type Metrics = Registry;

/**
 * Endpoints for the machine: `/healthz` alive, `/readyz` ready for calls, `/metrics` figures. Metrics name no people
 * and serve this machine alone.
 */
export function bindHealth(app: FastifyInstance, kernel: Kernel, pools: Pools): void {
  const registry = createMetrics(kernel, pools);
  app.decorate(metricsOf, registry);
  const seconds = new Histogram({
    name: 'madang_http_request_seconds',
    help: 'Time to answer by route',
    labelNames: ['route'],
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 2.5, 9],
    registers: [registry],
  });
  const answers = new Counter({
    name: 'madang_http_answers_total',
    help: 'Answers by route and class of status',
    labelNames: ['route', 'class'],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeLabel(request);
    // Not by method or status: what strangers try would be lines for ever.
    seconds.observe({ route }, reply.elapsedTime / 1_000);
    answers.inc({ route, class: `${Math.floor(reply.statusCode / 100)}xx` });
    done();
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  bindReadiness(app, kernel, pools);
  // What a port of its own answers is answered nowhere else.
  if (kernel.config.metricsPort > 0) return;
  app.get('/metrics', async (request, reply) => {
    if (!isOfThisMachine(request) || !isLocalName(request.headers.host)) return reply.status(404).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/**
 * Binds readiness: 200 while the database is away from all processes, 503 with `database=required`
 * (docs/decisions/database-hosts-and-standbys.md).
 */
function bindReadiness(app: FastifyInstance, kernel: Kernel, pools: Pools): void {
  const { life, config } = kernel;
  const keys = writingKeys(kernel.keyring);
  const probe = new WriteProbe(kernel.db, {
    processId: life.processId,
    work: config.work,
    build: buildId(),
    keys,
  });
  let beat: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    // The release of a key asks which processes write by it. One that was not heard of then takes its keys back.
    const say = async () => {
      if ((await probe.ask()) === 'works') await takeKeysBack(openDatabase(pools.owner), keys);
    };
    const saying = () => void say().catch(() => {});
    saying();
    beat = setInterval(saying, heartbeatMs).unref();
  });
  app.addHook('onClose', async () => {
    if (beat === undefined) return;
    clearInterval(beat);
    await probe.leave();
  });
  app.get<{ Querystring: { database?: string } }>('/readyz', async (request, reply) => {
    const database = await probe.ask();
    const isOfProxy = request.query.database === 'required';
    const isWanted = database === 'works' || (database === 'away' && !isOfProxy);
    // A process for jobs alone that stands in a proxy's list by mistake would answer people 404.
    const takesCalls = config.work !== 'jobs' || !isOfProxy;
    const isReady = life.phase === 'running' && isWanted && takesCalls;
    reply.header('cache-control', 'no-store').status(isReady ? 200 : 503);
    return {
      status: isReady ? 'ready' : life.phase === 'running' ? 'not ready' : 'stopping',
      database,
      connections: pools.app.totalCount,
      waiting: pools.app.waitingCount,
    };
  });
}

/** A caller on the machine itself, and no proxy on it, which names the client or itself. */
export function isOfThisMachine({ socket, headers }: FastifyRequest): boolean {
  const { remoteAddress: address = '' } = socket;
  const isLoopback = address === '::1' || address.replace('::ffff:', '').startsWith('127.');
  return isLoopback && !isPassedOn(headers);
}

const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via', 'forwarded'];

/** Returns true if a proxy forwards a request. */
export function isPassedOn(headers: IncomingHttpHeaders): boolean {
  return proxyHeaders.some((name) => headers[name] !== undefined);
}

/** Returns true for names of this machine, since a stranger's name server can point other names here. */
export function isLocalName(host: string | undefined): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(host ?? '');
}

/** The same on a network of the operator's own: an address, or a name without a dot, which no public name server gives. */
export function isNetworkName(host: string | undefined): boolean {
  return /^([a-z\d_-]{1,63}|\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[[a-f\d:.]{2,45}\])(:\d{1,5})?$/i.test(host ?? '');
}
