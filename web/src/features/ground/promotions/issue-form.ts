import { promotionIssue } from '@madang/contract/ground/promotions/routes.ts';
import * as z from 'zod/mini';
import { monthsLater, todayHere } from '../../../ui/dates/days.ts';
import { midnight } from './typed-values.ts';

/** Field values of an issue: numbers, texts and days, as typed. */
export interface TypedIssue {
  readonly benefit: string;
  readonly codeCount: number | undefined;
  readonly maxUses: number | undefined;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly codePrefix: string;
  readonly namedCompany: string;
}

/** Returns an issue with one code of one use, valid from today for a month. */
export function emptyIssue(now = new Date()): TypedIssue {
  return {
    benefit: '',
    codeCount: 1,
    maxUses: 1,
    validFrom: todayHere(now),
    validUntil: monthsLater(todayHere(now), 1),
    codePrefix: '',
    namedCompany: '',
  };
}

/** The contract's own schema behind the typed texts; a day lasts from its midnight to the next one here. */
export const issueForm = z.pipe(z.transform(toIssue), promotionIssue);

function toIssue(typed: TypedIssue) {
  const issue = {
    ...typed,
    validFrom: midnight(typed.validFrom),
    validUntil: midnight(typed.validUntil, 1),
    namedCompany: typed.namedCompany.trim().toUpperCase(),
  };
  // What is no day yet goes on as it is: the schema behind refuses it under its field.
  return issue as z.input<typeof promotionIssue>;
}
