import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { undoHeader } from '@madang/contract/ground/undo-steps/routes.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Route } from '@madang/contract/kernel/route.ts';
import { plainNamesOf } from '@madang/contract/kernel/wire.ts';
import { explainedRefusal } from '../access/refused-hours.ts';
import type { Kernel } from '../kernel.ts';
import { CallerGone } from '../limits/waiting-line.ts';
import type { BoundRoute, Call, Caller } from './bound-route.ts';
import { admitCaller } from './call/admit-caller.ts';
import { CallingRequest } from './call/calling-request.ts';
import { cookieAccess } from './call/cookie-access.ts';
import { identifyCaller } from './call/identify-caller.ts';
import { parseInput } from './call/parse-input.ts';
import { requireJsonAccepted } from './call/require-json-accepted.ts';
import { sendAnswer } from './call/send-answer.ts';
import { acceptForms } from './form-posts.ts';
import { acceptFiles, sentFileOf } from './sent-file.ts';
import { checkCompressed } from './reference-answer.ts';

/** Prefix of the product's own calls. */
const ownPrefix = '/api/v1/';

type LanguageOf = (request: FastifyRequest) => Language;

/** Registers one operation at the address of its route. */
export function bindOperation(app: FastifyInstance, kernel: Kernel, bound: BoundRoute, languageOf: LanguageOf): void {
  checkCompressed(bound);
  const { sentBy } = bound.route;
  if (sentBy === undefined) return bindRoute(app, kernel, bound, languageOf);
  app.register(async (scope) => {
    if (sentBy === 'form') acceptForms(scope);
    else acceptFiles(scope);
    bindRoute(scope, kernel, bound, languageOf);
  });
}

function bindRoute(app: FastifyInstance, kernel: Kernel, bound: BoundRoute, languageOf: LanguageOf): void {
  const { method, path, body, maxBodyBytes } = bound.route;
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { plainNames: plainNamesOf(body) },
    ...(maxBodyBytes === undefined ? {} : { bodyLimit: maxBodyBytes }),
    handler: (request, reply) => answerCall(kernel, bound, { request, reply, language: languageOf(request) }),
  });
}

interface Arrived {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly language: Language;
}

/** The way of a call, step by step from top to bottom; a step that refuses ends it. */
async function answerCall(kernel: Kernel, bound: BoundRoute, { request, reply, language }: Arrived): Promise<unknown> {
  const { route, operation, run } = bound;
  const cookies = cookieAccess(kernel, request, reply);
  const deviceCookie = cookies.readCookie('device');
  const info = new CallingRequest(request, { language, deviceCookie, response: reply.raw });
  const offerUndo = undoOffer(route, reply);
  let caller: Caller = {};
  let answer: unknown;
  try {
    requireJsonAccepted(route, request);
    caller = await identifyCaller(kernel, bound, { cookies, address: info.address, params: request.params });
    admitCaller(bound, caller);
    const sent = parseInput(route, request);
    requireWaiting(reply);
    const readFile = (maxBytes: number) => sentFileOf(request, maxBytes);
    const call = { ...sent, ...caller, ...cookies, kernel, request: info, offerUndo, readFile } satisfies Call<Route>;
    // A proof holds also where what comes after it is refused.
    answer = await run(call).finally(caller.giveProof);
  } catch (thrown) {
    const error = await explainedRefusal(kernel.db, thrown, { session: caller.session, language });
    const person = caller.session ?? caller.pending;
    kernel.refusedRights.note(error, { operation: operation?.name, requestId: info.id, person });
    throw error;
  }
  return sendAnswer(route, request, reply, answer);
}

/** Ends a call that its caller no longer waits for, before it changes anything. */
function requireWaiting({ raw }: FastifyReply): void {
  if (raw.destroyed) throw new CallerGone();
}

/** Names the undo step in a header of the product's own calls; those of the specification answer as it says, and nothing else. */
function undoOffer({ path }: Route, reply: FastifyReply): Call<Route>['offerUndo'] {
  const isOwn = path.startsWith(ownPrefix);
  return (undoId) => {
    if (undoId !== undefined && isOwn) reply.header(undoHeader, undoId);
  };
}
