import { planNoteMaxLength } from '@madang/contract/ground/jobs/plans.ts';
import { optionalText } from '@madang/contract/kernel/rules.ts';
import * as z from 'zod/mini';
import { planDayFault } from '../../../kernel/sections/plans.ts';

/** Form for a change of heads: now, or on a day of the company with a note. */
export const headsForm = z.object({
  when: z.enum(['now', 'dated']),
  on: z.string(),
  note: z._default(optionalText(planNoteMaxLength), ''),
});
export type HeadsValues = z.output<typeof headsForm>;

export const headsNow: HeadsValues = { when: 'now', on: '', note: '' };

/** Returns what is wrong with the day, where one is asked for. */
export const headsFault = ({ when, on }: HeadsValues) => (when === 'dated' ? planDayFault(on) : []);

/** The day and note that are sent; none for a change at once. */
export function whenOf({ when, on, note }: HeadsValues): { readonly on: string | null; readonly note: string } {
  return when === 'dated' ? { on, note } : { on: null, note: '' };
}
