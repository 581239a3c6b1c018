import type { RefusedHours } from './fields/week-hours.ts';

/** A refusal's place in the contract: its HTTP status and the names of the parameters its text takes. */
export interface ErrorDefinition {
  readonly status: 400 | 401 | 403 | 404 | 405 | 406 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly params: readonly string[];
}

export type ErrorTable = Readonly<Record<string, ErrorDefinition>>;

/** One row of a capability's `errors.ts`: status, then parameter names. */
export function error<const P extends readonly string[]>(status: ErrorDefinition['status'], ...params: P) {
  return { status, params } as const;
}

/** Parameters of an error's text; `0`, `1` ... are positional, `validatedName` is the field's label. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/** One wrong field of an answer or a form: `path` joins object keys and list positions with a dot. */
export interface FieldIssue {
  readonly path: string;
  readonly code: string;
  readonly params: ErrorParams;
}

/** MEM-09: the permission that a refused call requires and its place, as `authorize` compares them; kind '' for a place that is not known yet. */
export interface RefusedRight {
  readonly permission: string;
  readonly kind: string;
  readonly id: string;
}

/** The one shape of every refused or failed call. */
export interface ErrorBody {
  readonly errorCode: string;
  readonly errorMessage: string;
  readonly params?: ErrorParams;
  readonly fields: readonly (FieldIssue & { readonly message: string })[];
  /** Set if a right is missing. */
  readonly right?: RefusedRight;
  /** Set if the right applies at other hours. */
  readonly hours?: RefusedHours;
  readonly requestId: string;
}

/** Cause and remedy of a refusal or failure, for people who run or call the product. */
export interface ErrorNote {
  readonly cause: string;
  readonly remedy: string;
}

/** A capability's `error-notes.ts`: notes on codes of its table, where the text alone leaves a question open. */
export type ErrorNotes<T extends ErrorTable> = { readonly [Code in keyof T]?: ErrorNote };
