import type { AnniversaryRow } from '@madang/contract/workplace/anniversaries/routes.ts';
import { type AnniversaryMade, anniversaryInput } from '@madang/contract/workplace/anniversaries/rules.ts';
import type { FieldValues } from '../../../kernel/forms/form-values.ts';
import * as z from 'zod/mini';

/** What the fields of an anniversary hold. */
export type TypedAnniversary = FieldValues<Omit<AnniversaryMade, 'times'> & { readonly times: number }>;

export const emptyAnniversary: TypedAnniversary = {
  subject: '',
  date: '',
  isLunar: false,
  isLeapMonth: false,
  isHoliday: false,
  everyYears: 1,
  ends: 'never',
  times: undefined,
  until: '',
};

/** What an anniversary was made with, without the day that a list shows it on. */
export function madeOf(row: AnniversaryRow): AnniversaryMade {
  const { anniversaryId: _id, solarDate: _solar, lunarDate: _lunar, isInLeapMonth: _leap, ...made } = row;
  return made;
}

export function typedOf({ everyYears, times, ...made }: AnniversaryMade): TypedAnniversary {
  return { ...made, everyYears, times: times ?? undefined };
}

/** Whether there is such a day depends on all of them. */
export const dayFields = ['date', 'isLunar', 'isLeapMonth'] as const;

/** The contract's own schema behind the fields; what the chosen end does not ask for is left out. */
export const anniversaryForm = z.pipe(z.transform(toInput), anniversaryInput);

function toInput(typed: TypedAnniversary): z.input<typeof anniversaryInput> {
  return {
    ...typed,
    isLeapMonth: typed.isLunar && typed.isLeapMonth,
    // An empty field counts nothing, where the schema behind would take a number by itself.
    everyYears: typed.everyYears ?? 0,
    times: typed.ends === 'times' ? (typed.times ?? 0) : null,
    until: typed.ends === 'until' ? typed.until : '',
  };
}
