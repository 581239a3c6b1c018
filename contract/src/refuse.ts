import { errorTable, isErrorCode, type ErrorCode } from './index.ts';
import type { ErrorParams, FieldIssue } from './kernel/errors.ts';

/** A refusal on its way to the edge, which adds status and text. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly fields: readonly FieldIssue[];

  constructor(code: ErrorCode, params: ErrorParams, fields: readonly FieldIssue[]) {
    super(code);
    this.code = code;
    this.params = params;
    this.fields = fields;
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}

/** `throw refuse('OTP0008')`: a code with its parameters, nothing else. */
export function refuse(code: ErrorCode, params: ErrorParams = {}): Refusal {
  return new Refusal(code, params, []);
}

/** A refusal that belongs to one field of the request, by the name the caller gave it. */
export function refuseField(path: string, code: ErrorCode, params: ErrorParams = {}): Refusal {
  return new Refusal(code, params, [{ path, code, params }]);
}

/** Everything wrong with an input at once; the refusal as a whole is the first fault's. */
export function refuseFields([first, ...others]: readonly FieldIssue[]): Refusal {
  if (!first) return refuse('CO400');
  return new Refusal(isErrorCode(first.code) ? first.code : 'CO400', first.params, [first, ...others]);
}
