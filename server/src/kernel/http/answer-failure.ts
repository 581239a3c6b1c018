import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '@madang/contract/kernel/errors.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { refuse, Refusal } from '@madang/contract/refuse.ts';
import { refusedHoursOf } from '../access/refused-hours.ts';
import { rightOf } from '../access/refused-rights.ts';
import { brokenConstraint, failureKind } from '../db/failures.ts';
import type { Kernel } from '../kernel.ts';
import { CallerGone, Overload } from '../limits/waiting-line.ts';
import { clearCached, cookieName } from './cookies.ts';
import { routeLabel } from './route-label.ts';

const retryAfterSeconds = 2;

/** Answers every refusal and failure in the one error shape; an unexpected one is CO500 and nothing else. */
export function answerFailure(
  kernel: Kernel,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
): FastifyReply {
  const refusal = error instanceof Refusal ? error : refusalFor(error, request);
  if (refusal.code === 'CO500') request.log.error(describe(error), 'unexpected failure');
  if (refusal.status === 429) kernel.figures.limited(refusal.code, routeLabel(request));
  if (hasLeft(error, request)) request.log.debug('caller left');
  else if (refusal.status === 503) request.log.warn(describe(error), 'not available');
  const retryAfter = refusal.params['seconds'] ?? (refusal.status === 503 ? retryAfterSeconds : undefined);
  if (retryAfter !== undefined && (refusal.status === 503 || refusal.status === 429)) {
    reply.header('retry-after', retryAfter);
  }
  // A session that ended by itself, or at another place.
  const hadSession = request.cookies[cookieName('session', kernel.config)] !== undefined;
  if (refusal.code === 'AC100' && hadSession) clearCached(reply);
  const { plainNames = {} } = request.routeOptions.config as { plainNames?: Readonly<Record<string, string>> };
  const wireNames = new Map(Object.entries(plainNames).map(([wire, plain]) => [plain, wire]));
  const text = (code: string, params: Refusal['params'], path?: string) => {
    const name = path?.split('.').findLast((part) => !/^\d+$/.test(part));
    return kernel.translator.errorText(language, code, params, name && (plainNames[name] ?? name));
  };
  const first = refusal.fields[0];
  const right = rightOf(refusal);
  const hours = refusedHoursOf(refusal);
  const body: ErrorBody = {
    errorCode: refusal.code,
    errorMessage: text(refusal.code, refusal.params, first?.path),
    params: refusal.params,
    // An operation that a call of the specification shares with the console names a field plainly.
    fields: refusal.fields.map((field) => ({
      ...field,
      path: wireNames.get(field.path) ?? field.path,
      message: text(field.code, field.params, field.path),
    })),
    ...(right && { right }),
    ...(hours && { hours }),
    requestId: request.id,
  };
  return reply.status(refusal.status).header('cache-control', 'no-store').send(body);
}

/** The database's own guards against coming in: an ended company, ID or given password (ACC-11, USR-05, USR-11), an ended service (STA-02). */
const entranceGuards: Readonly<Record<string, 'COMPANY_ENDED' | 'EM0010' | 'GIVEN_PASSWORD_ENDED' | 'ID_ENDED'>> = {
  companies_in_service: 'COMPANY_ENDED',
  passwords_in_force: 'GIVEN_PASSWORD_ENDED',
  people_id_in_force: 'ID_ENDED',
  people_in_service: 'EM0010',
};

/** Returns true if the caller left before its turn, or during the request's body, which then ends in its own error. */
function hasLeft(error: unknown, { raw }: FastifyRequest): boolean {
  return error instanceof CallerGone || (error === raw.errored && error instanceof Error);
}

function refusalFor(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Overload || error instanceof CallerGone) return refuse('SERVER_BUSY');
  const guarded = entranceGuards[brokenConstraint(error) ?? ''];
  if (guarded !== undefined) return refuse(guarded);
  const byKind = { unavailable: 'CO101', input: 'CO400', conflict: 'CO503', other: 'CO500' } as const;
  if (hasLeft(error, request)) return refuse('CO400');
  if (!isFastifyError(error)) return refuse(byKind[failureKind(error)]);
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return refuse('CO413', { 0: kilobytesOf(request.routeOptions.bodyLimit) });
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse('CO415');
  return refuse((error.statusCode ?? 500) < 500 ? 'CO400' : 'CO500');
}

function kilobytesOf(bytes: number): number {
  return Math.floor(bytes / 1_024);
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');
}

/** Class, code and stack positions; never the message, which may quote what a person typed. */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { failure: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  const at = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 12);
  return { failure: error.name, code, at };
}
