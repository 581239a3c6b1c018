import { anniversaryLimits } from '@madang/contract/workplace/anniversaries/limits.ts';
import { toCallError } from '../../../../kernel/call-error.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import type { FormOf } from '../../../../kernel/form.ts';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Announcement } from '../../../../ui/visually-hidden.tsx';
import type { TypedAnniversary } from '../anniversary-form.ts';
import { useDayInBoth } from '../api.ts';
import { useText } from '../texts.ts';

const { firstYear, lastYear } = anniversaryLimits;
export const dayBounds = { min: `${firstYear}-01-01`, max: `${lastYear}-12-31` } as const;

/** The day of an anniversary, in the section and in the set-up; while it is typed the other calendar's is shown. */
export function DayFields({ form }: { readonly form: FormOf<TypedAnniversary> }) {
  const t = useText();
  const { values } = form;
  const both = useDayInBoth(values);
  const leapMonth = form.field('isLeapMonth');
  // Said before it is saved, while the focus is elsewhere.
  const noLeapMonth = values.isLunar && isLeapMonthMissing(both.error) ? thrownText(both.error) : undefined;
  return (
    <>
      <TextField {...form.field('subject')} spellCheck />
      <DateField
        {...form.field('date')}
        isLunar={values.isLunar}
        {...dayBounds}
        help={t('dateHelp')}
        status={values.isLunar && both.data ? t('isSolar', { date: both.data.solarDate }) : undefined}
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
