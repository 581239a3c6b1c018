import { type EmblemMark, emblemNameFor } from '@madang/contract/people/emblems/marks.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import styles from './emblem-marks.module.css';

interface EmblemMarksProps {
  readonly emblems: readonly EmblemMark[];
  /** The name stands beside each picture. */
  readonly isNamed?: boolean;
}

/** Pictures of the emblems that a person holds, each with its name; nothing where there is none. */
export function EmblemMarks({ emblems, isNamed = false }: EmblemMarksProps) {
  const language = useLanguage();
  if (emblems.length === 0) return null;
  return (
    <span className={styles['marks']}>
      {emblems.map((emblem) => {
        const name = emblemNameFor(emblem, language);
        const picture = { src: emblem.imageAddress, width: 18, height: 18 };
        if (!isNamed) return <img key={emblem.emblemId} {...picture} alt={name} title={name} />;
        return (
          <span key={emblem.emblemId} className={styles['named']}>
            <img {...picture} alt="" />
            <span>{name}</span>
          </span>
        );
      })}
    </span>
  );
}
