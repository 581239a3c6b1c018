import { type TypedKind, typedKinds, withoutMarks } from '@madang/contract/kernel/fields/typed-text.ts';

/** Cleans a text as the contract does its kind (POR-12); `keepsLead`: a space before it is a fault that is shown. */
export function cleanedText(value: string, typed: TypedKind, keepsLead: boolean): string {
  const cleaned = typedKinds[typed](value).trimStart();
  return keepsLead && withoutMarks(value).startsWith(' ') ? ` ${cleaned}` : cleaned;
}

/** Cleans the value of a field if it is a text; a space before it stays while it is the fault shown. */
export function cleanedField<T>(
  value: T,
  typed: TypedKind,
  {
    path,
    issues,
  }: { readonly path: string; readonly issues: readonly { readonly path: string; readonly code: string }[] },
): T {
  if (typeof value !== 'string') return value;
  const keepsLead = issues.some((issue) => issue.path === path && issue.code === 'MB_M_LEADING_SPACE');
  return cleanedText(value, typed, keepsLead) as T & string;
}
