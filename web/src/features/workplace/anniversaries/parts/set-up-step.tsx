import { anniversaryLimits } from '@madang/contract/workplace/anniversaries/limits.ts';
import type { AnniversaryInput } from '@madang/contract/workplace/anniversaries/rules.ts';
import { createSchedule, removeSchedule } from '@madang/contract/workplace/anniversaries/wire.ts';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Stack } from '../../../../ui/parts/card.tsx';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import {
  AddPopup,
  type AnniversaryPreset,
  type DraftColumn,
  presetLanguages,
  PresetStep,
  type SetUpStepProps,
  usePresets,
} from '../../../ground/set-up-steps/index.ts';
import { anniversaryForm, dayFields, emptyAnniversary, type TypedAnniversary } from '../anniversary-form.ts';
import { type ScheduleRow, useHolidays, useReread, useSchedules } from '../api.ts';
import { useText } from '../texts.ts';
import { calendarText } from '../day-texts.ts';
import { HolidayList } from './holiday-list.tsx';
import { dayBounds, DayFields } from './day-fields.tsx';

const kinds = ['founding', 'year'] as const;

/** WIZ-12, WIZ-24: the anniversaries of the set-up, which come back every year without an end. */
export function AnniversarySetUpStep({ company: { calendarCode, country } }: SetUpStepProps) {
  const t = useText();
  const listed = useSchedules(calendarCode);
  const presets = usePresets(country);
  const reread = useReread();
  const itemOf = ({ anniversaryId, subject, date, isHoliday, ...day }: ScheduleRow) => ({
    key: anniversaryId,
    name: subject,
    detail: [date, calendarText(t, day), ...(isHoliday ? [t('columns.holiday')] : [])].join(' · '),
    remove: () => call(removeSchedule, { params: { calendarCode, anniversaryId }, query: { scope: 'ALL' } }),
  });
  const readsCountry = useLanguage() === presetLanguages[country];
  const readName = (day: AnniversaryPreset) => (readsCountry ? day.subject : day.englishSubject);
  const rowsOf = (days: readonly AnniversaryPreset[], year: number) =>
    days.map(({ date, englishSubject: _english, ...day }) => ({
      ...emptyAnniversary,
      ...day,
      date: date && `${year}-${date}`,
    }));
  return (
    <Stack>
      <Listed query={presets}>
        {({ anniversaries }) => (
          <Listed query={listed}>
            {(schedules) => (
              <PresetStep
                step="anniversaries"
                label={t('suggested.label')}
                addLabel={t('add')}
                suggestions={kinds.map((kind) => ({
                  kind,
                  title: t(`suggested.${kind}`),
                  rows: rowsOf(anniversaries[kind], new Date().getFullYear()),
                  text: anniversaries[kind].map(readName).join(' · '),
                }))}
                columns={columns}
                schema={anniversaryForm}
                empty={emptyAnniversary}
                create={(day) => makeAnniversary(day, calendarCode)}
                nameOf={({ subject }) => subject}
                note={t('suggested.note')}
                list={{
                  lists: [{ title: t('title'), items: schedules.map(itemOf) }],
                  limit: anniversaryLimits.setUpAnniversaries,
                  adds: [
                    {
                      label: t('add'),
                      popup: (onClose) => <NewAnniversary calendarCode={calendarCode} onClose={onClose} />,
                    },
                  ],
                  empty: { title: t('empty'), text: t('emptyText') },
                  reread,
                }}
              />
            )}
          </Listed>
        )}
      </Listed>
      <AlreadyThere />
    </Stack>
  );
}

/** A leap month is asked for where a day is added by itself. */
const columns: readonly DraftColumn<TypedAnniversary>[] = [
  { name: 'subject' },
  {
    name: 'date',
    width: 'broad',
    draw: (field, { values, set }) => (
      <DateField {...field} {...dayBounds} value={values.date} isLunar={values.isLunar} onChange={set} />
    ),
  },
  {
    name: 'isLunar',
    width: 'tick',
    draw: (field, { values, set }) => <CheckField {...field} value={values.isLunar} onChange={set} />,
  },
  {
    name: 'isHoliday',
    width: 'tick',
    draw: (field, { values, set }) => <CheckField {...field} value={values.isHoliday} onChange={set} />,
  },
];

function makeAnniversary({ everyYears, ends, times, until, ...day }: AnniversaryInput, calendarCode: string) {
  return call(createSchedule, {
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
    submit: async (day) => {
      await makeAnniversary(day, calendarCode);
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
