import type { Refusal } from '@madang/contract/refuse.ts';

/** A refusal as it is stored: codes and names of fields, and the numbers and words that its text takes. */
export function refusalJson({ code, params, fields }: Refusal) {
  return { code, params, fields };
}
