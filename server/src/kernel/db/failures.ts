/**
 * Kind of a database failure for the caller. `unavailable`: try later, also for files and full queues. `input`: a value
 * that cannot be stored.
 */
export type FailureKind = 'unavailable' | 'input' | 'conflict' | 'other';

/** The connection is broken, its server is ending, or it has become one that only reads. */
const connectionEnds = /^(08|57P0|25006)/;
const unavailable = /^(08|53|57P0|58|25006)|^(ECONN|EPIPE|ENOENT|ETIMEDOUT|EAI_|EFILES_|EBUSY_)|^57014$/;
const conflicts = new Set(['40001', '40P01', '55P03']);
/** Class 22, data exception: a value that the database cannot hold. */
const badInput = /^22/;

/** Returns true for an SQLSTATE after which this connection is of no use and another one may work. */
export function endsConnection(code: string): boolean {
  return connectionEnds.test(code);
}

/** Sorts a driver's error by its SQLSTATE or system code; the pool's own errors carry only a text. */
export function failureKind(error: unknown): FailureKind {
  if (!(error instanceof Error)) return 'other';
  const code = codeOf(error);
  if (code === undefined) return isPoolFailure(error) ? 'unavailable' : 'other';
  if (conflicts.has(code)) return 'conflict';
  if (badInput.test(code)) return 'input';
  return unavailable.test(code) ? 'unavailable' : 'other';
}

/** The server takes no writes, so that what it was asked has been done in no part. */
export function isReadOnlyServer(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '25006';
}

/** The connection ended, or none came about, and not by waiting; whether what was asked is done is not known. */
export function isConnectionEnd(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code !== undefined) return /^(08|57P0[123])|^(ECONN|EPIPE)/.test(code);
  return /connection terminated(?! due to connection timeout)|connection error/i.test(error.message);
}

/** A statement took longer than any may. */
export function isTimeLimit(error: unknown): boolean {
  return error instanceof Error && (codeOf(error) === '57014' || isSilence(error));
}

/** No answer came within the time of the caller, which is longer than any statement may take. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === undefined && /query read timeout/i.test(error.message);
}

/** The name of the constraint that an insert or update broke, to be turned into a refusal. */
export function brokenConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !codeOf(error)?.startsWith('23')) return undefined;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
}

/** Returns true if the error only reports that the statement's transaction had already failed; it has no cause of its own. */
export function isAftermath(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '25P02';
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function isPoolFailure(error: Error): boolean {
  return /connection terminated|timeout exceeded|timeout expired|connection error|query read timeout/i.test(
    error.message,
  );
}
