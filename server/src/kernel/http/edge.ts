import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  chooseLanguage,
  languageCookie,
  languageParameter,
  suggestedLanguageParameter,
  type Language,
} from '@madang/contract/kernel/languages.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { Kernel } from '../kernel.ts';
import { acceptedIn } from './headers/accepted.ts';
import { answerFailure } from './answer-failure.ts';
import { bindOperation } from './bind-operation.ts';
import { refuseOtherMethods } from './other-methods.ts';
import type { BoundRoute } from './bound-route.ts';
import { forwardedAddressWatch } from './forwarded-address.ts';
import { checkOrigin } from './origin-check.ts';
import { checkTexts, parseJson } from './safe-input.ts';
import { addSecurityHeaders, plainHeaders } from './security-headers.ts';
import { endingSockets, takeTurns } from './turns.ts';
import { answerUnreadable } from './unreadable-request.ts';
import { routeLabel } from './route-label.ts';
import { traceCalls } from '../traces/trace-calls.ts';

/** The largest call is the operator's list of domains; files travel another way. */
const maxBodyBytes = 262_144;

/**
 * Ends stalled connections, a guard that Fastify disables by default. Silence while the server works is allowed; the
 * time limits reading alone.
 */
const timeouts = {
  connectionTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 5_000,
  http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000 },
};

/** The HTTP server with everything that holds for all routes, before any is bound. */
export async function createEdge(kernel: Kernel): Promise<FastifyInstance> {
  const { config } = kernel;
  const app = Fastify({
    ...timeouts,
    loggerInstance: kernel.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    genReqId: () => randomUUID(),
    // What the framework would answer by itself, such as a path that is no address, gets our answer and headers too.
    frameworkErrors: (_error, request, reply) => {
      // No hook has run, so no cookie was read.
      request.cookies = app.parseCookie(request.headers.cookie ?? '');
      if (app.hasDecorator(unreadAddress) && isOpened(request)) {
        app.getDecorator<ShowUnreadAddress>(unreadAddress)(request, reply.headers(documentHeaders));
        return;
      }
      reply.headers(plainHeaders);
      answerFailure(kernel, refuse('CO404'), request, reply, languageOf(request));
    },
    clientErrorHandler: answerUnreadable(kernel),
    routerOptions: { maxParamLength: 300 },
    // What comes too late is refused below, in our own shape.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  app.server.maxConnections = 10_000;
  takeTurns(app.server);
  // Before all others, so that what they refuse is of the call's span too.
  if (kernel.traces) traceCalls(app, kernel.traces, config);
  await app.register(cookie);
  const documentHeaders = await addSecurityHeaders(app, config);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, raw: string) =>
    parseJson(raw),
  );
  const allowedOrigins = originsOf(kernel);
  const watchAddress = config.trustedProxies.length > 0 ? forwardedAddressWatch(kernel.log) : undefined;
  // With callbacks: every request goes through these, and a promise that is never waited for costs as much as one that is.
  app.addHook('onRequest', (request, reply, done) => {
    checkHost(request);
    refuseLate(kernel, request, reply);
    watchAddress?.(request.ip);
    checkCoding(request, reply);
    checkOrigin(request, allowedOrigins);
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    checkTexts(request.query);
    checkTexts(request.params);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply);
    done();
  });
  app.setErrorHandler((error, request, reply) => answerFailure(kernel, error, request, reply, languageOf(request)));
  return app;
}

/**
 * Closes connections while the server stops, so that next calls go elsewhere. Calls that come later are refused; pages
 * and files are still sent.
 */
function refuseLate({ life }: Kernel, request: FastifyRequest, reply: FastifyReply): void {
  if (life.phase === 'running') return;
  reply.header('connection', 'close');
  if (life.phase === 'closed' && !isOpened(request) && !request.url.startsWith('/assets/')) throw refuse('CO101');
}

/** Refuses two host headers: a proxy and this server could each use another one (RFC 9112, 3.2). */
function checkHost({ raw: { rawHeaders } }: FastifyRequest): void {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  if (count > 1) throw refuse('CO400');
}

/**
 * Refuses bodies whose length proxies may read differently, such as two codings: smuggled requests. It answers once and
 * closes the connection.
 */
function checkCoding({ headers, socket }: FastifyRequest, reply: FastifyReply): void {
  const coding = headers['transfer-encoding'];
  if (coding === undefined || coding.toLowerCase() === 'chunked') return;
  endingSockets.add(socket);
  reply.header('connection', 'close');
  throw refuse('CO400');
}

/**
 * Name of the decorator that shows users the page of an unknown address if not even the address can be read; the pages set it.
 */
export const unreadAddress = 'showUnreadAddress';
export type ShowUnreadAddress = (request: FastifyRequest, reply: FastifyReply) => void;

/** Returns true if a browser opens an address; a program that calls one says that it sends or reads JSON. */
export function isOpened(request: FastifyRequest): boolean {
  return request.method === 'GET' && (request.headers.accept?.includes('text/html') ?? false) && !isCall(request);
}

/** Programs call an address of calls, or say that they send or read JSON; a browser that opens an address asks for HTML. */
export function isCall({ url, headers: { accept = '', 'content-type': sent = '' } }: FastifyRequest): boolean {
  const isOfPrograms = url.startsWith('/api/') || sent.startsWith('application/json');
  return isOfPrograms || (accept.includes('application/json') && !accept.includes('text/html'));
}

/** Binds every operation of the modules to its address. */
export function bindOperations(app: FastifyInstance, kernel: Kernel, operations: readonly BoundRoute[]): void {
  for (const each of operations) bindOperation(app, kernel, each, languageOf);
  refuseOtherMethods(
    app,
    operations.map(({ route }) => route),
  );
}

/** The language of a request, as the page that it may ask for chooses it too. */
export function languageOf(request: FastifyRequest): Language {
  const query = (request.query ?? {}) as Readonly<Record<string, unknown>>;
  const asked = (name: string) => (typeof query[name] === 'string' ? query[name] : undefined);
  return chooseLanguage({
    query: asked(languageParameter),
    cookie: request.cookies?.[languageCookie.name],
    suggested: asked(suggestedLanguageParameter),
    browser: acceptedIn(request.headers['accept-language']),
  });
}

function originsOf({ config }: Kernel): ReadonlySet<string> {
  const origins = new Set([config.baseUrl.origin]);
  if (config.mode === 'development') {
    for (const host of ['localhost', '127.0.0.1']) origins.add(`http://${host}:${config.port}`);
  }
  return origins;
}

function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      route: routeLabel(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    'answered',
  );
}
