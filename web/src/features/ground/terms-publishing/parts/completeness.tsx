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

/** Which of the product's languages have the text and what changed in it; readers of the others are shown English. */
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
