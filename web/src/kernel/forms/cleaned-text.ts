import { type TypedKind, typedKinds, withoutMarks } from '@madang/contract/kernel/fields/typed-text.ts';

/** Cleans a text as the contract does its kind (POR-12); `keepsLead`: a space before it is a fault that is shown. */
export function cleanedText(value: string, typed: TypedKind, keepsLead: boolean): string {
  const cleaned = typedKinds[typed](value).trimStart();
  return keepsLead && withoutMarks(value).startsWith(' ') ? ` ${cleaned}` : cleaned;
}
