import { useMemo } from 'react';
import { useUiTexts } from '../ui-texts.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { compareTexts, type Piece } from './compare-texts.ts';
import { blocksOf, folded } from './compared-blocks.ts';
import styles from './compared-text.module.css';

export interface ComparedTextProps {
  /** Plain words, blocks on lines of their own (`plainText`). */
  readonly before: string;
  readonly after: string;
  readonly languageTag: string;
}

/** Shows the changes to a text, word by word; unchanged parts are folded. */
export function ComparedText({ before, after, languageTag }: ComparedTextProps) {
  const texts = useUiTexts();
  const shown = useMemo(() => folded(blocksOf(compareTexts(before, after, languageTag))), [before, after, languageTag]);
  if (shown.every((each) => typeof each === 'number')) return <p>{texts.comparison.same}</p>;
  return (
    <div className={styles['text']}>
      {shown.map((block, place) =>
        // Lines and pieces have no identity beside their place.
        typeof block === 'number' ? (
          <p key={place} className={styles['folded']}>
            {texts.comparison.unchanged(block)}
          </p>
        ) : (
          <p key={place} className={styles['line']} lang={languageTag}>
            {block.pieces.map((piece, at) => (
              <PieceText key={at} piece={piece} />
            ))}
          </p>
        ),
      )}
    </div>
  );
}

/** Marked by line and ground, by the element, and in words for those who hear it: not every screen reader says the element. */
function PieceText({ piece: { kind, text } }: { readonly piece: Piece }) {
  const { comparison } = useUiTexts();
  if (kind === 'same') return <span>{text}</span>;
  const Tag = kind === 'added' ? 'ins' : 'del';
  return (
    <Tag className={styles[kind]}>
      <VisuallyHidden>{`${comparison[kind]} `}</VisuallyHidden>
      <span>{text}</span>
    </Tag>
  );
}
