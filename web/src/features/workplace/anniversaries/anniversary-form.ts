import type { AnniversaryRow } from '@madang/contract/workplace/anniversaries/routes.ts';
import { type AnniversaryMade, anniversaryInput } from '@madang/contract/workplace/anniversaries/rules.ts';
import type { FieldValues } from '../../../kernel/forms/form-values.ts';
import * as z from 'zod/mini';

/** Field values of an anniversary. */
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

/** Returns the values that an anniversary was created with, without the day on which a list shows it. */
export function madeOf(row: AnniversaryRow): AnniversaryMade {
  const { anniversaryId: _id, solarDate: _solar, lunarDate: _lunar, isInLeapMonth: _leap, ...made } = row;
  return made;
}

export function typedOf({ everyYears, times, ...made }: AnniversaryMade): TypedAnniversary {
  return { ...made, everyYears, times: times ?? undefined };
}

/** Fields that together decide if the day exists. */
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
