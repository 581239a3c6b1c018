import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { Document, documentAnswer, type Route } from '@madang/contract/kernel/route.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { plainNamesOf } from '@madang/contract/kernel/wire.ts';
import { refuse, refuseFields } from '@madang/contract/refuse.ts';
import { undoHeader } from '@madang/contract/ground/undo-steps/routes.ts';
import { refusedTo } from '../access/refused-rights.ts';
import type { Kernel } from '../kernel.ts';
import { CallerGone } from '../limits/waiting-line.ts';
import { findPendingLogIn, type FactorStep, type PendingLogIn } from '../session/pending-log-in.ts';
import { readSession, type Session } from '../session/session.ts';
import { acceptedIn } from './headers/accepted.ts';
import { joinFlow } from './flow-cookie.ts';
import { clearCached, cookieName, cookieOptions, type CookieName } from './cookies.ts';
import { acceptForms, redirectWith } from './form-posts.ts';
import { deviceName } from './headers/device-name.ts';
import type { RequestInfo } from './request-info.ts';
import type { BoundRoute, Call, Caller, CookieAccess, Sent } from './bound-route.ts';
import { checkIsPublic, sendReference } from './reference-answer.ts';

/** Where the product's own calls are. */
const ownPrefix = '/api/v1/';

/** Registers one operation: who may, what came, the work, the answer in the contract's shape. */
export function bindOperation(
  app: FastifyInstance,
  kernel: Kernel,
  operation: BoundRoute,
  languageOf: (request: FastifyRequest) => Language,
): void {
  if (operation.route.sentBy !== 'form') return bindRoute(app, kernel, operation, languageOf);
  app.register(async (scope) => {
    acceptForms(scope);
    bindRoute(scope, kernel, operation, languageOf);
  });
}

function bindRoute(
  app: FastifyInstance,
  kernel: Kernel,
  bound: BoundRoute,
  languageOf: (request: FastifyRequest) => Language,
): void {
  const { route, run } = bound;
  checkIsPublic(bound);
  // The calls of the specification answer as it says, and nothing else.
  const isOwn = route.path.startsWith(ownPrefix);
  app.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { plainNames: plainNamesOf(route.body) },
    ...(route.maxBodyBytes === undefined ? {} : { bodyLimit: route.maxBodyBytes }),
    handler: async (request, reply) => {
      if (route.answer !== documentAnswer && !acceptsJson(request.headers.accept)) throw refuse('CO406');
      const cookies = cookieAccess(kernel, request, reply);
      const base = new CallingRequest(request, languageOf(request), reply.raw);
      const answer = await notingRefusals(kernel, bound, base, async (called) => {
        const caller = called(
          await identify(kernel, bound, { cookies, address: base.address, params: request.params }),
        );
        const call = {
          ...parseInput(route, request),
          ...caller,
          ...cookies,
          kernel,
          request: base,
          offerUndo: (undoId) => void (undoId !== undefined && isOwn && reply.header(undoHeader, undoId)),
        } satisfies Call<Route>;
        if (reply.raw.destroyed) throw new CallerGone();
        // A proof holds also where what comes after it is refused.
        return run(call).finally(caller.giveProof);
      });
      if (answer instanceof Document) return sendDocument(reply, answer);
      reply.header('cache-control', 'no-store');
      if (route.isReference) return sendReference(request, reply, answer, (each) => z.encode(route.answer, each));
      const encoded = z.encode(route.answer, answer);
      return route.sentBy === 'form' ? redirectWith(reply, encoded) : encoded;
    },
  });
}

/** Notes a right that is refused to a call, with its caller once `called` has named them. */
async function notingRefusals<T>(
  { refusedRights }: Kernel,
  { operation }: BoundRoute,
  { id: requestId }: RequestInfo,
  work: (called: (caller: Caller) => Caller) => Promise<T>,
): Promise<T> {
  let caller: Caller = {};
  try {
    return await work((named) => (caller = named));
  } catch (error) {
    refusedRights.note(error, { operation: operation?.name, requestId, person: caller.session ?? caller.pending });
    throw error;
  }
}

/** One of all requests: a getter of an object made for each would give each a shape of its own, which keeps it until a full collection. */
class CallingRequest implements RequestInfo {
  readonly id: string;
  readonly address: string;
  readonly language: Language;
  readonly #agent: string | undefined;
  readonly #response: ServerResponse;

  constructor({ id, ip, headers }: FastifyRequest, language: Language, response: ServerResponse) {
    this.id = id;
    this.address = ip;
    this.language = language;
    this.#agent = headers['user-agent'];
    this.#response = response;
  }

  /** Named where someone asks: a read does not. */
  get device(): string {
    return deviceName(this.#agent);
  }

  /** Made where it is asked for: most calls take no longer than their caller waits. */
  get gone(): AbortSignal {
    const controller = new AbortController();
    const abort = () => controller.abort();
    if (this.#response.closed) abort();
    else this.#response.once('close', abort);
    return controller.signal;
  }
}

/** A document is never read as anything but its own type, and a page in it could do nothing. */
function sendDocument(reply: FastifyReply, { contentType, content, isLasting, fileName }: Document): FastifyReply {
  if (fileName !== undefined) reply.header('content-disposition', asAttachment(fileName));
  return reply
    .type(contentType)
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('cache-control', isLasting ? 'private, max-age=31536000, immutable' : 'no-store')
    .send(bodyOf(content));
}

/** RFC 6266: the name itself for browsers, and plain letters for what knows no other ones. */
function asAttachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function bodyOf(content: Document['content']): string | Buffer | Readable {
  if (typeof content === 'string') return content;
  return content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content, { objectMode: false });
}

/** Calls answer JSON alone; a browser's own form post accepts anything at the end of its list. */
function acceptsJson(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  return acceptedIn(accept).some((type) => ['*/*', 'application/*', 'application/json'].includes(type));
}

function cookieAccess({ config }: Kernel, request: FastifyRequest, reply: FastifyReply): CookieAccess {
  return {
    readCookie: (name: CookieName) => request.cookies[cookieName(name, config)],
    setCookie: (name: CookieName, value: string | null, seconds?: number) => {
      if (value === null && name === 'session') clearCached(reply);
      if (value === null) reply.clearCookie(cookieName(name, config), cookieOptions(name, config));
      else reply.setCookie(cookieName(name, config), value, cookieOptions(name, config, seconds));
    },
  };
}

async function identify(
  kernel: Kernel,
  { access, operation, voucher }: BoundRoute,
  caller: Browsing & { readonly params: unknown },
): Promise<Caller> {
  switch (access) {
    case 'public':
      return {};
    case 'flow':
      return joinFlow(kernel, caller.cookies, {
        address: caller.address,
        ...(voucher && { findVoucher: () => voucher(kernel, caller.params) }),
      });
    case 'person':
      return { session: requirePermission(await requireReady(kernel, caller, operation), operation) };
    case 'pendingFactor':
      return { pending: await requireFactorStep(kernel, caller, 'asked') };
    case 'pendingSetUp':
      return { pending: await requireFactorStep(kernel, caller, 'missing') };
    case 'pendingLogIn':
      return { pending: await requirePendingLogIn(kernel, caller) };
    case 'pendingLogInOrPerson': {
      const pending = await provenLogInOf(kernel, caller);
      return pending ? { pending } : { session: await requireReady(kernel, caller) };
    }
  }
}

/** Who calls: what their browser holds, and where it is. */
interface Browsing {
  readonly cookies: CookieAccess;
  readonly address: string;
}

async function pendingLogInOf(kernel: Kernel, { cookies, address }: Browsing): Promise<PendingLogIn | undefined> {
  const secret = cookies.readCookie('pending');
  return secret === undefined ? undefined : findPendingLogIn(kernel, { secret, address });
}

async function awaitsConsent(kernel: Kernel, caller: Browsing): Promise<boolean> {
  const pending = await pendingLogInOf(kernel, caller);
  return pending?.factor === 'passed';
}

/** ACC-12: anyone who knows the password alone sees and answers nothing in the person's name. */
async function provenLogInOf(kernel: Kernel, caller: Browsing): Promise<PendingLogIn | undefined> {
  const pending = await pendingLogInOf(kernel, caller);
  if (pending && pending.factor !== 'passed') throw refuse('FACTOR_NEEDED');
  return pending;
}

async function requirePendingLogIn(kernel: Kernel, caller: Browsing): Promise<PendingLogIn> {
  const pending = await provenLogInOf(kernel, caller);
  if (!pending) throw refuse('MB_M_DENY_PAGE');
  return pending;
}

/** Who has a factor proves it, and never sets one up instead. */
async function requireFactorStep(
  kernel: Kernel,
  caller: Browsing,
  step: Exclude<FactorStep, 'passed'>,
): Promise<PendingLogIn> {
  const pending = await pendingLogInOf(kernel, caller);
  if (pending?.factor !== step) throw refuse('MB_M_DENY_PAGE');
  return pending;
}

async function requireSession(kernel: Kernel, caller: Browsing): Promise<Session> {
  const { cookies, address } = caller;
  const secret = cookies.readCookie('session');
  const setUpSecret = cookies.readCookie('setUp');
  const session = secret === undefined ? undefined : await readSession(kernel, { secret, setUpSecret, address });
  // RCN-05: anyone who has terms to answer reaches nothing else; the page of that code leads to them. That holds as well
  // in another tab, where the page of the terms has made the session a log-in that waits.
  if (session?.needsConsent ?? (await awaitsConsent(kernel, caller))) throw refuse('CONSENT_NEEDED');
  if (!session) throw refuse('AC100');
  return session;
}

/** PWD-07: a session whose password has to be renewed reaches nothing else. */
async function requireReady(kernel: Kernel, caller: Browsing, operation?: BoundRoute['operation']): Promise<Session> {
  const session = await requireSession(kernel, caller);
  if (session.mustRenewPassword && !operation?.isOpenToPasswordRenewal) throw refuse('PASSWORD_RENEWAL_NEEDED');
  return session;
}

/** Refused before anything is parsed where the person has the permission with nothing; with what is asked later. */
function requirePermission(session: Session, operation: BoundRoute['operation']): Session {
  const permission = operation && 'permission' in operation ? operation.permission : undefined;
  if (
    permission !== undefined &&
    permission !== 'session' &&
    permission !== 'system' &&
    !session.rights.somewhere.has(permission)
  )
    throw refusedTo(session, refuse('CO401'));
  return session;
}

/** Everything wrong with path, query and body at once, in the one error shape. */
function parseInput(route: Route, request: FastifyRequest): Sent<Route> {
  const issues: FieldIssue[] = [];
  const parse = (schema: z.ZodMiniType | undefined, value: unknown) => {
    const result = schema?.safeParse(value === undefined ? {} : value, { reportInput: true });
    if (result && !result.success) issues.push(...fieldIssues(result.error));
    return result?.data as undefined;
  };
  const input = {
    params: parse(route.params, request.params),
    query: parse(route.query, withoutSessionFlag(request.query)),
    body: parse(route.body, request.body),
  };
  if (issues.length > 0) throw refuseFields(issues);
  return input;
}

/** `noSessionPrc` travels with session-less calls and grants nothing, `locale` chooses the language. */
function withoutSessionFlag(query: unknown): Record<string, unknown> {
  const { noSessionPrc: _ignored, locale: _language, ...rest } = query as Record<string, unknown>;
  return rest;
}
