import { type LetInWay, letInWays } from '@madang/contract/joining/imports/kinds.ts';
import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { useText } from '../texts.ts';
import styles from './beside.module.css';

export interface LetIn {
  readonly way: LetInWay;
  /** Date as typed. */
  readonly on: string;
}

interface LetInProps {
  readonly detail: ImportDetail;
  readonly value: LetIn;
  readonly onChange: (value: LetIn) => void;
}

/** USR-10: the way in of people who are registered: letters now or on a day, printed passwords, or nothing. */
export function LetInFields({ detail: { letters }, value, onChange }: LetInProps) {
  const t = useText();
  const language = useLanguage();
  const number = (count: number) => formatNumber(count, language);
  return (
    <section className={styles['card']}>
      <RadioCards
        label={t('letIn.title')}
        value={value.way}
        options={letInWays.map((way) => ({ value: way, title: t(`letIn.ways.${way}`), text: t(`letIn.texts.${way}`) }))}
        onChange={(way) => onChange({ ...value, way: way || 'nothing' })}
      />
      {value.way === 'onDay' && (
        <DateField label={t('letIn.on')} value={value.on} onChange={(on) => onChange({ ...value, on })} required />
      )}
      {(value.way === 'now' || value.way === 'onDay') && letters && letters.days > 1 && (
        <p className={styles['soft']}>
          {t('letIn.days', {
            people: number(letters.people),
            perDay: number(letters.perDay),
            days: number(letters.days),
          })}
        </p>
      )}
    </section>
  );
}
