import { anniversaryLimits } from '@madang/contract/anniversaries/limits.ts';
import { createSchedule, removeSchedule } from '@madang/contract/anniversaries/wire.ts';
import { call } from '../../../kernel/call.ts';
import { useForm } from '../../../kernel/form.ts';
import { Listed } from '../../../kernel/rooms/listed.tsx';
import { AddPopup, type SetUpStepProps, StepList } from '../../set-up-steps/index.ts';
import { anniversaryForm, dayFields, emptyAnniversary } from '../anniversary-form.ts';
import { useHolidays, useReread, useSchedules } from '../api.ts';
import { useText } from '../texts.ts';
import { calendarText } from './anniversary-table.tsx';
import { HolidayList } from './holiday-list.tsx';
import { DayFields } from './day-fields.tsx';

/** WIZ-12: the anniversaries of the set-up, which come back every year without an end. */
export function AnniversarySetUpStep({ company: { calendarCode } }: SetUpStepProps) {
  const t = useText();
  const listed = useSchedules(calendarCode);
  const reread = useReread();
  return (
    <>
      <Listed query={listed}>
        {(schedules) => (
          <StepList
            lists={[
              {
                title: t('title'),
                items: schedules.map(({ anniversaryId, subject, date, isHoliday, ...day }) => ({
                  key: anniversaryId,
                  name: subject,
                  detail: [date, calendarText(t, day), ...(isHoliday ? [t('columns.holiday')] : [])].join(' · '),
                  remove: () =>
                    call(removeSchedule, { params: { calendarCode, anniversaryId }, query: { scope: 'ALL' } }),
                })),
              },
            ]}
            limit={anniversaryLimits.setUpAnniversaries}
            adds={[
              {
                label: t('add'),
                popup: (onClose) => <NewAnniversary calendarCode={calendarCode} onClose={onClose} />,
              },
            ]}
            empty={{ title: t('empty'), text: t('emptyText') }}
            reread={reread}
          />
        )}
      </Listed>
      <AlreadyThere />
    </>
  );
}

/** The public holidays of this year: nothing to be registered. */
function AlreadyThere() {
  const t = useText();
  const { data } = useHolidays(undefined);
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="already-there">
      <h2 id="already-there">{t('holidays.alreadyThere', { year: data.year })}</h2>
      <HolidayList list={data.items} labelledBy="already-there" />
    </section>
  );
}

interface NewAnniversaryProps {
  readonly calendarCode: string;
  readonly onClose: () => void;
}

function NewAnniversary({ calendarCode, onClose }: NewAnniversaryProps) {
  const t = useText();
  const reread = useReread();
  const form = useForm({
    schema: anniversaryForm,
    judgedTogether: dayFields,
    initial: emptyAnniversary,
    submit: async ({ everyYears, ends, times, until, ...day }) => {
      await call(createSchedule, {
        params: { calendarCode },
        body: {
          ...day,
          anniversaryId: '',
          calendarId: calendarCode,
          endDate: day.date,
          type: 'COMPANNIVERSARY',
          isAllDay: 'Y',
          recurrence: { frequency: 'YEARLY', everyYears, ends, times, until },
        },
      });
      await reread();
    },
    afterSubmit: onClose,
  });
  return (
    <AddPopup title={t('add')} form={form} onClose={onClose}>
      <DayFields form={form} />
    </AddPopup>
  );
}
