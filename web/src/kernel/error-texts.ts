import { generalFailureCode } from '@madang/contract/kernel/base-errors.ts';
import type { ErrorParams } from '@madang/contract/kernel/errors.ts';
import { toCallError } from './call-error.ts';
import { sharedText } from './text-store/shared-text.ts';

/** Content of an error: a code with parameters, and the server's sentence if it sent one. */
export interface FieldError {
  readonly code: string;
  readonly params?: ErrorParams;
  readonly message?: string;
}

/** A field's label in the language of the page; list positions in the path do not matter. */
export function fieldText(path: string): string {
  const name = path.split('.').findLast((step) => !/^\d+$/.test(step)) ?? path;
  return sharedText('fields', name) ?? name;
}

/**
 * Text of a code with its parameters and label; without one the server's sentence, else the general failure's (ERR-02).
 */
export function errorText({ code, params = {}, message }: FieldError, fieldPath?: string): string {
  const values = fieldPath === undefined ? params : { validatedName: fieldText(fieldPath), ...params };
  return sharedText('errors', code, values) ?? (message || sharedText('errors', generalFailureCode)) ?? code;
}

/** The sentence of anything thrown. */
export function thrownText(thrown: unknown): string {
  const { errorCode, params, errorMessage } = toCallError(thrown);
  return errorText({ code: errorCode, params, message: errorMessage });
}
