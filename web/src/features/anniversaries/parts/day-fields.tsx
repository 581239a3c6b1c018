import { toCallError } from '../../../kernel/call-error.ts';
import { thrownText } from '../../../kernel/error-texts.ts';
import type { FormOf } from '../../../kernel/form.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Announcement } from '../../../ui/visually-hidden.tsx';
import { type TypedAnniversary, writtenDate } from '../anniversary-form.ts';
import { useDayInBoth } from '../api.ts';
import { useText } from '../texts.ts';
import { lunarText } from './anniversary-table.tsx';

/** The day of an anniversary, in the room and in the set-up; while it is typed the other calendar's is shown. */
export function DayFields({ form }: { readonly form: FormOf<TypedAnniversary> }) {
  const t = useText();
  const { values } = form;
  const both = useDayInBoth(values);
  const date = form.field('date');
  const leapMonth = form.field('isLeapMonth');
  // Said before it is saved, while the focus is elsewhere.
  const noLeapMonth = values.isLunar && isLeapMonthMissing(both.error) ? thrownText(both.error) : undefined;
  return (
    <>
      <TextField {...form.field('subject')} spellCheck />
      <TextField
        {...date}
        onChange={(typed) => date.onChange(writtenDate(typed))}
        inputMode="numeric"
        placeholder="2026-03-02"
        help={t('dateHelp')}
        status={dayText(t, values.isLunar, both.data)}
      />
      <CheckField {...form.field('isLunar')} label={t('isLunar')} help={t('isLunarHelp')} />
      {values.isLunar && (
        <CheckField
          {...leapMonth}
          error={leapMonth.error ?? noLeapMonth}
          label={t('isLeapMonth')}
          help={t('isLeapMonthHelp')}
        />
      )}
      <Announcement text={noLeapMonth ?? ''} />
      <CheckField {...form.field('isHoliday')} label={t('isHoliday')} />
    </>
  );
}

function isLeapMonthMissing(thrown: unknown): boolean {
  return thrown !== null && toCallError(thrown).errorCode === 'ANNIVERSARY_LEAP_MONTH';
}

type DayInBoth = NonNullable<ReturnType<typeof useDayInBoth>['data']>;

/** The day in the other calendar than the one it is typed in. */
function dayText(t: ReturnType<typeof useText>, isLunar: boolean, day: DayInBoth | undefined): string | undefined {
  if (!day) return undefined;
  if (isLunar) return t('isSolar', { date: day.solarDate });
  return day.lunarDate === '' ? undefined : t('isInLunar', { date: lunarText(t, day) });
}
