import type { DraftAnswer, EditionText } from '@madang/contract/ground/terms-publishing/routes.ts';
import { languageNames, languageTags } from '@madang/contract/kernel/languages.ts';
import { ServerHtml } from '../../../../kernel/server-html.tsx';
import { useSearchParam } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { plainText } from '../../../../ui/comparison/compare-texts.ts';
import { ComparedText } from '../../../../ui/comparison/compared-text.tsx';
import { Disclosure } from '../../../../ui/parts/disclosure.tsx';
import { editedPlace, textFor } from '../draft-state.ts';
import { useText } from '../texts.ts';

interface ComparisonProps {
  readonly before: DraftAnswer['before'];
  /** Texts as typed now. */
  readonly texts: readonly EditionText[];
  /** Texts as the server cleaned and saved them, as users would see them. */
  readonly saved: readonly EditionText[];
}

/** Shows what changes for a reader of the edited language, word by word, and how the whole looks. */
export function Comparison({ before, texts, saved }: ComparisonProps) {
  const t = useText();
  const [wanted] = useSearchParam('language');
  const own = useLanguage();
  const language = texts[editedPlace(texts, wanted, own)]?.language ?? own;
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
  if (!after) return null;
  return (
    <>
      <p>{t('compare.language', { language: languageNames[after.language] })}</p>
      <ComparedText before={wordsOf(before)} after={wordsOf(after)} languageTag={languageTags[after.language]} />
    </>
  );
}

function wordsOf(text: EditionText | undefined): string {
  if (!text) return '';
  return [text.title, ...text.parts.map(({ content }) => plainText(content))].join('\n');
}
