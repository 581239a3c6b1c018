import type { Target } from '../../kernel/operations/outcome.ts';

/** The rules are the company's own: a right over a department changes none. */
export function rulesOf(companyCode: string): Target {
  return { kind: 'company', id: companyCode };
}
