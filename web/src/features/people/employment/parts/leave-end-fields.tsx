import type { FieldBinding } from '../../../../kernel/form.ts';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { useText } from '../texts.ts';

interface LeaveEndFieldsProps {
  readonly end: FieldBinding<'open' | 'dated'>;
  readonly day: FieldBinding<string>;
  /** The first day that may be the last one. */
  readonly from: string;
}

/** USR-08: the end of a leave: when a return is given, or a last day. */
export function LeaveEndFields({ end, day, from }: LeaveEndFieldsProps) {
  const t = useText();
  return (
    <>
      <RadioCards
        {...end}
        label={t('leave.end')}
        columns={2}
        options={[
          { value: 'open', title: t('leave.open'), text: t('leave.openText') },
          { value: 'dated', title: t('leave.dated'), text: t('leave.datedText') },
        ]}
        onChange={(value) => end.onChange(value === 'dated' ? 'dated' : 'open')}
      />
      {end.value === 'dated' && <DateField {...day} label={t('leave.until')} min={from} required />}
    </>
  );
}
