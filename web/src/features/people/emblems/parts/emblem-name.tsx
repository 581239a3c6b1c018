import { emblemNameFor } from '@madang/contract/people/emblems/marks.ts';
import type { EmblemRow } from '@madang/contract/people/emblems/routes.ts';
import { type Language, readsKorean } from '@madang/contract/kernel/languages.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import styles from './emblem-picture.module.css';

type Described = Pick<EmblemRow, 'emblemName' | 'englishEmblemName' | 'imageAddress'> &
  Partial<Pick<EmblemRow, 'emblemDescription' | 'englishEmblemDescription'>>;

function descriptionFor(emblem: Described, language: Language): string {
  const { emblemDescription = '', englishEmblemDescription = '' } = emblem;
  return readsKorean(language) ? emblemDescription : englishEmblemDescription || emblemDescription;
}

/** An emblem in a list: picture, name and, where it is known, what it is for. */
export function EmblemName({ emblem }: { readonly emblem: Described }) {
  const language = useLanguage();
  const text = descriptionFor(emblem, language);
  return (
    <span className={styles['named']}>
      <img src={emblem.imageAddress} alt="" width="32" height="32" />
      <span className={styles['words']}>
        <span className={styles['name']}>{emblemNameFor(emblem, language)}</span>
        {text !== '' && (
          <>
            {' '}
            <span className={styles['text']}>{text}</span>
          </>
        )}
      </span>
    </span>
  );
}
