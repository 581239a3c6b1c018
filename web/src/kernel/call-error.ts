import { generalFailureCode } from '@madang/contract/kernel/base-errors.ts';
import type { ErrorBody, ErrorParams, FieldIssue, RefusedRight } from '@madang/contract/kernel/errors.ts';

type Refusal = Partial<Omit<ErrorBody, 'fields' | 'right'>> & {
  readonly status: number;
  readonly right?: RefusedRight | undefined;
  readonly fields?: readonly (FieldIssue & { readonly message?: string })[];
};

/** A call that was refused or failed: a code with parameters, and which fields were wrong. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** The answer's HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly errorCode: string;
  /** The server's own sentence, for codes that this page has no text of. */
  readonly errorMessage: string;
  readonly params: ErrorParams;
  readonly fields: readonly (FieldIssue & { readonly message?: string })[];
  readonly requestId: string;
  /** MEM-09: the missing permission and its place, where that is why. */
  readonly right: RefusedRight | undefined;

  constructor(refusal: Refusal) {
    const code = refusal.errorCode || generalFailureCode;
    super(code);
    this.status = refusal.status;
    this.errorCode = code;
    this.errorMessage = refusal.errorMessage ?? '';
    this.params = refusal.params ?? {};
    this.fields = refusal.fields ?? [];
    this.requestId = refusal.requestId ?? '';
    this.right = refusal.right;
  }
}

/** Returns the error that a page can show for anything thrown: a CallError unchanged, everything else as a general failure. */
export function toCallError(thrown: unknown): CallError {
  return thrown instanceof CallError ? thrown : new CallError({ status: 0 });
}

/** An answer's body as the parts of a CallError, trusting nothing about it. */
export function refusalOf(status: number, body: unknown): CallError {
  if (typeof body !== 'object' || body === null) return new CallError({ status });
  const { errorCode, errorMessage, params, fields, requestId, right } = body as Record<string, unknown>;
  return new CallError({
    status,
    errorCode: textOf(errorCode),
    errorMessage: textOf(errorMessage),
    params: paramsOf(params),
    fields: Array.isArray(fields) ? fields.flatMap(fieldOf) : [],
    requestId: textOf(requestId),
    right: rightOf(right),
  });
}

function fieldOf(field: unknown): (FieldIssue & { message?: string })[] {
  if (typeof field !== 'object' || field === null) return [];
  const { path, code, params, message } = field as Record<string, unknown>;
  if (typeof path !== 'string' || typeof code !== 'string') return [];
  return [{ path, code, params: paramsOf(params), message: textOf(message) }];
}

function rightOf(right: unknown): RefusedRight | undefined {
  if (typeof right !== 'object' || right === null) return undefined;
  const { permission, kind, id } = right as Record<string, unknown>;
  return { permission: textOf(permission), kind: textOf(kind), id: textOf(id) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function paramsOf(value: unknown): ErrorParams {
  if (typeof value !== 'object' || value === null) return {};
  const known = Object.entries(value).filter(([, entry]) => typeof entry === 'string' || typeof entry === 'number');
  return Object.fromEntries(known);
}
