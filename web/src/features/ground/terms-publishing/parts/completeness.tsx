import type { EditionText } from '@madang/contract/ground/terms-publishing/routes.ts';
import { languageNames, languages, languageTags } from '@madang/contract/kernel/languages.ts';
import { StateBadge, type StateTone } from '../../../../ui/marks/state-badge.tsx';
import { type Standing, standingOf } from '../draft-state.ts';
import { useText } from '../texts.ts';
import styles from './completeness.module.css';

const tones: Readonly<Record<Standing, StateTone>> = {
  unwritten: 'past',
  incomplete: 'waiting',
  silent: 'waiting',
  whole: 'usual',
};

interface CompletenessProps {
  readonly texts: readonly EditionText[];
  readonly isFirst: boolean;
}

/** Shows which product languages have the text and its summary of changes; readers of the others see English. */
export function Completeness({ texts, isFirst }: CompletenessProps) {
  const t = useText();
  return (
    <ul className={styles['list']} aria-label={t('completeness.title')}>
      {languages.map((language) => {
        const standing = standingOf(texts, language, isFirst);
        return (
          <li key={language} className={styles['language']}>
            <span lang={languageTags[language]}>{languageNames[language]}</span>{' '}
            <StateBadge tone={tones[standing]}>{t(`completeness.${standing}`)}</StateBadge>
          </li>
        );
      })}
    </ul>
  );
}
