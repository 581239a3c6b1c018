import type { AnniversaryRow } from '@madang/contract/anniversaries/routes.ts';
import { type AnniversaryMade, anniversaryInput } from '@madang/contract/anniversaries/rules.ts';
import * as z from 'zod/mini';

/** What the fields of an anniversary hold: numbers as they are typed. */
export type TypedAnniversary = Omit<AnniversaryMade, 'everyYears' | 'times'> & {
  readonly everyYears: string;
  readonly times: string;
};

export const emptyAnniversary: TypedAnniversary = {
  subject: '',
  date: '',
  isLunar: false,
  isLeapMonth: false,
  isHoliday: false,
  everyYears: '1',
  ends: 'never',
  times: '',
  until: '',
};

/** What an anniversary was made with, without the day that a list shows it on. */
export function madeOf(row: AnniversaryRow): AnniversaryMade {
  const { anniversaryId: _id, solarDate: _solar, lunarDate: _lunar, isInLeapMonth: _leap, ...made } = row;
  return made;
}

export function typedOf({ everyYears, times, ...made }: AnniversaryMade): TypedAnniversary {
  return { ...made, everyYears: String(everyYears), times: times === null ? '' : String(times) };
}

/** Whether there is such a day depends on all of them. */
export const dayFields = ['date', 'isLunar', 'isLeapMonth'] as const;

/** The contract's own schema behind the typed texts; what the chosen end does not ask for is left out. */
export const anniversaryForm = z.pipe(z.transform(toInput), anniversaryInput);

function toInput(typed: TypedAnniversary): z.input<typeof anniversaryInput> {
  return {
    ...typed,
    isLeapMonth: typed.isLunar && typed.isLeapMonth,
    // What is no number goes on as none: the schema behind refuses it under its field.
    everyYears: Number(typed.everyYears) || 0,
    times: typed.ends === 'times' ? Number(typed.times) || 0 : null,
    until: typed.ends === 'until' ? typed.until : '',
  };
}
