import type { DraftAnswer, EditionText } from '@madang/contract/terms-publishing/routes.ts';
import { languageNames, languageTags } from '@madang/contract/kernel/languages.ts';
import { useMemo } from 'react';
import { ServerHtml } from '../../../kernel/server-html.tsx';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Disclosure } from '../../../ui/parts/disclosure.tsx';
import { compareTexts, plainText, type Piece } from '../diff.ts';
import { textFor } from '../draft-state.ts';
import { useText } from '../texts.ts';
import styles from './comparison.module.css';

interface ComparisonProps {
  readonly before: DraftAnswer['before'];
  /** As it is being written. */
  readonly texts: readonly EditionText[];
  /** As the server cleaned it when it was saved: what people would be shown. */
  readonly saved: readonly EditionText[];
}

/** What changes for a reader of the page's language, word by word, and what the whole looks like. */
export function Comparison({ before, texts, saved }: ComparisonProps) {
  const t = useText();
  const language = useLanguage();
  const shown = textFor(saved, language);
  return (
    <>
      {before && (
        <Disclosure summary={t('compare.title', { version: before.version })} initiallyOpen>
          <Difference before={textFor(before.texts, language)} after={textFor(texts, language)} />
        </Disclosure>
      )}
      {shown && (
        <Disclosure summary={t('preview')}>
          <article lang={languageTags[shown.language]}>
            <h3>{shown.title}</h3>
            {shown.parts.map(({ content }, place) => (
              // Parts have no identity beside their place.
              <ServerHtml key={place} html={content} lang={languageTags[shown.language]} />
            ))}
          </article>
        </Disclosure>
      )}
    </>
  );
}

interface DifferenceProps {
  readonly before: EditionText | undefined;
  readonly after: EditionText | undefined;
}

function Difference({ before, after }: DifferenceProps) {
  const t = useText();
  const language = after?.language ?? 'ko';
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const pieces = useMemo(() => compareTexts(old, fresh, language), [old, fresh, language]);
  if (!after) return null;
  const isSame = pieces.every(({ kind }) => kind === 'same');
  return (
    <>
      <p>{t('compare.language', { language: languageNames[language] })}</p>
      {isSame ? (
        <p>{t('compare.same')}</p>
      ) : (
        <p className={styles['text']} lang={languageTags[language]}>
          {pieces.map((piece, place) => (
            // Pieces have no identity beside their place.
            <PieceText key={place} piece={piece} />
          ))}
        </p>
      )}
    </>
  );
}

function wordsOf(text: EditionText | undefined): string {
  if (!text) return '';
  return [text.title, ...text.parts.map(({ content }) => plainText(content))].join('\n');
}

/** Marked by line and ground, and by the element that screen readers know. */
function PieceText({ piece: { kind, text } }: { readonly piece: Piece }) {
  if (kind === 'added') return <ins className={styles['added']}>{text}</ins>;
  if (kind === 'removed') return <del className={styles['removed']}>{text}</del>;
  return <span>{text}</span>;
}
