import type { Refusal } from '@madang/contract/refuse.ts';

/** A refusal as it is stored: codes and names of fields, and the numbers and words that its text takes. */
export function refusalJson({ code, params, fields }: Refusal) {
  return { code, params, fields };
}

/** Reads what a change that is planned would be refused with today, as its planning answers it; null where nothing stands against it. */
export function standingAgainst(answer: unknown): Pick<Refusal, 'code' | 'params'> | null {
  const { refusal } = (answer ?? {}) as { readonly refusal?: Pick<Refusal, 'code' | 'params'> | null };
  return refusal ?? null;
}
