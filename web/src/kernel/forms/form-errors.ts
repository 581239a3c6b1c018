import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import type { FieldError } from '../error-texts.ts';
import { concerns } from './form-checks.ts';

/** Fields that show their errors, and the server's errors for them. */
export interface FieldErrors {
  readonly shown: ReadonlySet<string>;
  readonly refused: Readonly<Record<string, FieldError>>;
}

export type FieldErrorEvent =
  | { readonly kind: 'left'; readonly field: string }
  | { readonly kind: 'changed'; readonly field: string; readonly stillWrong: boolean }
  | { readonly kind: 'stale'; readonly field: string }
  | { readonly kind: 'pressed'; readonly fields: readonly string[] }
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, FieldError>> }
  | { readonly kind: 'reset' };

export const noErrors: FieldErrors = { shown: new Set(), refused: {} };

/**
 * Shows a field's fault when it is left or sent, then updates at each key until it is right. Server faults stay until a
 * change.
 */
export function nextErrors(state: FieldErrors, event: FieldErrorEvent): FieldErrors {
  switch (event.kind) {
    case 'left':
      return { ...state, shown: new Set(state.shown).add(event.field) };
    case 'changed':
      return {
        shown: event.stillWrong ? state.shown : without(state.shown, event.field),
        refused: withoutField(state.refused, event.field),
      };
    case 'stale':
      return { ...state, refused: withoutField(state.refused, event.field) };
    case 'pressed':
      return { ...state, shown: new Set([...state.shown, ...event.fields]) };
    case 'refused':
      return { ...state, refused: { ...state.refused, ...event.fields } };
    case 'reset':
      return noErrors;
  }
}

/** Returns the error that a field shows now: the server's first, then its own error if it is due. */
export function shownError(state: FieldErrors, issues: readonly FieldIssue[], field: string): FieldError | undefined {
  const refused = refusedError(state, field);
  if (refused) return refused;
  const shown = [...state.shown].some((path) => concerns(path, field) || concerns(field, path));
  return shown ? issues.find((issue) => concerns(issue.path, field)) : undefined;
}

/** Returns the server's error for a field's current value. */
function refusedError(state: FieldErrors, field: string): FieldError | undefined {
  return Object.entries(state.refused).find(([path]) => concerns(path, field))?.[1];
}

function without(shown: ReadonlySet<string>, field: string): ReadonlySet<string> {
  return new Set([...shown].filter((path) => !concerns(path, field)));
}

function withoutField(refused: FieldErrors['refused'], field: string): FieldErrors['refused'] {
  return Object.fromEntries(Object.entries(refused).filter(([path]) => !concerns(path, field)));
}
