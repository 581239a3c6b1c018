import type { FieldBinding } from '../../../../kernel/form.ts';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { daysLater, todayHere } from '../../../../ui/dates/days.ts';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { useText } from '../texts.ts';

interface WhenFieldsProps {
  readonly when: FieldBinding<'now' | 'dated'>;
  readonly on: FieldBinding<string>;
}

/** Values that the fields begin with. */
export const atOnce = { when: 'now' as 'now' | 'dated', on: '' };

/** STA-10: an act is done now, or as a day of the company begins. */
export function WhenFields({ when, on }: WhenFieldsProps) {
  const t = useText();
  return (
    <>
      <RadioCards
        {...when}
        label={t('when.label')}
        columns={2}
        options={[
          { value: 'now', title: t('when.now'), text: t('when.nowText') },
          { value: 'dated', title: t('when.dated'), text: t('when.datedText') },
        ]}
        onChange={(value) => when.onChange(value === 'dated' ? 'dated' : 'now')}
      />
      {when.value === 'dated' && <DayField on={on} />}
    </>
  );
}

interface DayFieldProps {
  readonly on: FieldBinding<string>;
  /** Nothing else says when the day begins. */
  readonly isAlone?: boolean;
}

/** The day on which an act is done. */
export function DayField({ on, isAlone = false }: DayFieldProps) {
  const t = useText();
  const help = isAlone ? { help: t('when.datedText') } : {};
  return <DateField {...on} {...help} label={t('when.day')} min={daysLater(todayHere(), 1)} required />;
}
