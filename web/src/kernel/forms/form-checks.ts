import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import * as z from 'zod/mini';
import { isWireObject, plainPath } from '../calls/wire-paths.ts';

/** A form's values as its schema sees them: what may be sent, or what is wrong per field. */
export type Checked = { readonly output: unknown; readonly issues: readonly FieldIssue[] };

/** Options that keep the input: without it an issue cannot distinguish a missing value from one of the wrong kind. */
const whole = { reportInput: true } as const;

/**
 * Checks plain values against a contract schema, be it one of plain names or a wire object, whose
 * issues are given back in plain names.
 */
export function checkValues(schema: z.ZodMiniType, values: unknown): Checked {
  if (!isWireObject(schema)) {
    const parsed = z.safeParse(schema, values, whole);
    return parsed.success
      ? { output: parsed.data, issues: [] }
      : { output: undefined, issues: fieldIssues(parsed.error) };
  }
  const encoded = z.safeEncode(schema, values as never, whole);
  if (encoded.success) return { output: values, issues: [] };
  const issues = fieldIssues(encoded.error).map((issue) => ({ ...issue, path: plainPath(schema, issue.path) }));
  return { output: undefined, issues };
}

/** The fields that may not stay empty, found by checking the form with every text, number, box and list empty. */
export function requiredFields(schema: z.ZodMiniType, initial: unknown): ReadonlySet<string> {
  const { issues } = checkValues(schema, emptied(initial));
  return new Set(issues.filter(({ code }) => code === 'MB_M_REQUIRED').map(({ path }) => path));
}

function emptied(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  if (typeof value === 'number') return undefined;
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, emptied(entry)]));
}

/** Returns true if an issue is about a field or a part of it (`mobile` and `mobile.number`). */
export function concerns(issuePath: string, field: string): boolean {
  return issuePath === field || issuePath.startsWith(`${field}.`);
}
