import type { FieldBinding } from '../../../../kernel/form.ts';
import { todayHere } from '../../../../ui/dates/days.ts';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { endTimes } from '../suspend-form.ts';
import { useText } from '../texts.ts';
import styles from './suspend-popup.module.css';

interface SuspendEndFieldsProps {
  readonly end: FieldBinding<'open' | 'dated'>;
  readonly day: FieldBinding<string>;
  readonly time: FieldBinding<string>;
}

/** USR-13: the end of a lock of access: when it is opened again, or a moment. */
export function SuspendEndFields({ end, day, time }: SuspendEndFieldsProps) {
  const t = useText();
  return (
    <>
      <RadioCards
        {...end}
        label={t('suspend.end')}
        columns={2}
        options={[
          { value: 'open', title: t('suspend.open'), text: t('suspend.openText') },
          { value: 'dated', title: t('suspend.dated'), text: t('suspend.datedText') },
        ]}
        onChange={(value) => end.onChange(value === 'dated' ? 'dated' : 'open')}
      />
      {end.value === 'dated' && (
        <div className={styles['moment']}>
          <DateField {...day} label={t('suspend.day')} min={todayHere()} required />
          <SelectField
            {...time}
            label={t('suspend.time')}
            options={endTimes.map((value) => ({ value, label: value }))}
          />
        </div>
      )}
    </>
  );
}
