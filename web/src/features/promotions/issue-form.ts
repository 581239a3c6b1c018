import { promotionIssue } from '@madang/contract/promotions/routes.ts';
import * as z from 'zod/mini';

/** What the fields of an issue hold: texts and days, as they are typed. */
export interface TypedIssue {
  readonly benefit: string;
  readonly codeCount: string;
  readonly maxUses: string;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly codePrefix: string;
  readonly namedCompany: string;
}

/** From today on for a month, one code with one use. */
export function emptyIssue(now = new Date()): TypedIssue {
  const inAMonth = new Date(now.getFullYear(), now.getMonth() + 1, now.getDate());
  return {
    benefit: '',
    codeCount: '1',
    maxUses: '1',
    validFrom: dayText(now),
    validUntil: dayText(inAMonth),
    codePrefix: '',
    namedCompany: '',
  };
}

/** The contract's own schema behind the typed texts; a day lasts from its midnight to the next one here. */
export const issueForm = z.pipe(z.transform(toIssue), promotionIssue);

function toIssue(typed: TypedIssue) {
  const issue = {
    ...typed,
    codeCount: numberOf(typed.codeCount),
    maxUses: numberOf(typed.maxUses),
    validFrom: midnight(typed.validFrom),
    validUntil: midnight(typed.validUntil, 1),
    namedCompany: typed.namedCompany.trim().toUpperCase(),
  };
  // What is no number or no day yet goes on as it is: the schema behind refuses it under its field.
  return issue as z.input<typeof promotionIssue>;
}

/** What is no number counts nothing, which the schema refuses in words that say what would do. */
function numberOf(typed: string): number | undefined {
  if (typed.trim() === '') return undefined;
  return Number(typed) || 0;
}

/** Where the person is, `later` days on; undefined for a field without a day. */
function midnight(day: string, later = 0): string | undefined {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  return new Date(year, month - 1, date + later).toISOString();
}

function dayText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
