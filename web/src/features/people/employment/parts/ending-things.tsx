import type { EndingKind } from '@madang/contract/people/employment/kinds.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { CheckIcon, type Icon, MinusIcon } from '../../../../ui/icons.tsx';
import { Section } from '../../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';
import styles from './ending-things.module.css';

interface EndingThingsProps {
  readonly ending: readonly { readonly kind: EndingKind; readonly count: number }[];
}

/** Kinds that a reinstatement brings back. */
const comingBack: readonly EndingKind[] = ['roles', 'posts', 'emblems', 'seat'];

/** Kinds of things that end with the service, each with how many there are. */
export function EndingThings({ ending }: EndingThingsProps) {
  const t = useText();
  const language = useLanguage();
  const noteOf = (kind: EndingKind) => {
    if (kind === 'sessions') return t('ending.sessionsText');
    return t(comingBack.includes(kind) ? 'ending.comesBack' : 'ending.isNew');
  };
  return (
    <Section title={t('retire.ends')}>
      <ul className={styles['things']}>
        <Thing icon={MinusIcon} name={t('ending.access')} note={t('ending.accessText')} />
        {ending.map(({ kind, count }) => (
          <Thing
            key={kind}
            icon={MinusIcon}
            name={t(`ending.${kind}`, { count, number: formatNumber(count, language) })}
            note={noteOf(kind)}
          />
        ))}
      </ul>
      <p className={styles['back']}>{t('retire.back')}</p>
    </Section>
  );
}

/** Things that a leaving leaves as they are; the ID first, which no one else gets. */
export function StayingThings({ loginId }: { readonly loginId: string }) {
  const t = useText();
  return (
    <Section title={t('retire.stays')}>
      <ul className={styles['things']}>
        <Thing icon={CheckIcon} name={t('retire.staysId', { id: loginId })} note={t('retire.staysIdText')} />
        <Thing icon={CheckIcon} name={t('retire.staysRecord')} note={t('retire.staysRecordText')} />
        <Thing icon={CheckIcon} name={t('retire.staysPosts')} note={t('retire.staysPostsText')} />
      </ul>
    </Section>
  );
}

interface ThingProps {
  readonly icon: Icon;
  readonly name: string;
  readonly note: string;
}

function Thing({ icon: Mark, name, note }: ThingProps) {
  return (
    <li className={styles['thing']}>
      <Mark size={16} />
      <div className={styles['texts']}>
        <span>{name}</span>
        <span className={styles['note']}>{note}</span>
      </div>
    </li>
  );
}
