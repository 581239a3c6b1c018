import { activationKeyIssue } from '@madang/contract/ground/promotions/routes.ts';
import * as z from 'zod/mini';
import { monthsLater, todayHere } from '../../../ui/dates/days.ts';
import { midnight } from './typed-values.ts';

/** Field values of new activation keys: a number, texts and a day, as typed. */
export interface TypedActivationKeys {
  readonly codeCount: number | undefined;
  readonly note: string;
  readonly validUntil: string;
}

/** One opencode that is valid for a month. */
export function emptyActivationKeys(now = new Date()): TypedActivationKeys {
  return { codeCount: 1, note: '', validUntil: monthsLater(todayHere(now), 1) };
}

/** Converts the typed texts for the contract's schema; the last day is valid until its end, in local time. */
export const activationKeyForm = z.pipe(z.transform(toIssue), activationKeyIssue);

function toIssue(typed: TypedActivationKeys) {
  const issue = { ...typed, validUntil: midnight(typed.validUntil, 1) };
  // What is no day yet goes on as it is: the schema behind refuses it under its field.
  return issue as z.input<typeof activationKeyIssue>;
}
