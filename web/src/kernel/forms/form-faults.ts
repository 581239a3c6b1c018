import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import type { Fault } from '../error-texts.ts';
import { concerns } from './form-checks.ts';

/** Which fields show their faults, and what the server said about them. */
export interface FaultState {
  readonly shown: ReadonlySet<string>;
  readonly refused: Readonly<Record<string, Fault>>;
}

export type FaultEvent =
  | { readonly kind: 'left'; readonly field: string }
  | { readonly kind: 'changed'; readonly field: string; readonly stillWrong: boolean }
  | { readonly kind: 'overtaken'; readonly field: string }
  | { readonly kind: 'pressed'; readonly fields: readonly string[] }
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, Fault>> }
  | { readonly kind: 'reset' };

export const noFaults: FaultState = { shown: new Set(), refused: {} };

/**
 * A field speaks up when it is left or the form is sent, then follows every keystroke until it is
 * right; once right it stays silent again until it is left. A server's word holds until the field changes.
 */
export function nextFaults(state: FaultState, event: FaultEvent): FaultState {
  switch (event.kind) {
    case 'left':
      return { ...state, shown: new Set(state.shown).add(event.field) };
    case 'changed':
      return {
        shown: event.stillWrong ? state.shown : without(state.shown, event.field),
        refused: withoutField(state.refused, event.field),
      };
    case 'overtaken':
      return { ...state, refused: withoutField(state.refused, event.field) };
    case 'pressed':
      return { ...state, shown: new Set([...state.shown, ...event.fields]) };
    case 'refused':
      return { ...state, refused: { ...state.refused, ...event.fields } };
    case 'reset':
      return noFaults;
  }
}

/** What a field shows now: the server's word first, then its own fault if it is its turn. */
export function shownFault(state: FaultState, issues: readonly FieldIssue[], field: string): Fault | undefined {
  const refused = refusedFault(state, field);
  if (refused) return refused;
  const shown = [...state.shown].some((path) => concerns(path, field) || concerns(field, path));
  return shown ? issues.find((issue) => concerns(issue.path, field)) : undefined;
}

/** What the server said of the value that a field has. */
function refusedFault(state: FaultState, field: string): Fault | undefined {
  return Object.entries(state.refused).find(([path]) => concerns(path, field))?.[1];
}

function without(shown: ReadonlySet<string>, field: string): ReadonlySet<string> {
  return new Set([...shown].filter((path) => !concerns(path, field)));
}

function withoutField(refused: FaultState['refused'], field: string): FaultState['refused'] {
  return Object.fromEntries(Object.entries(refused).filter(([path]) => !concerns(path, field)));
}
