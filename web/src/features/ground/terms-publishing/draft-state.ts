import type { EditionPart, EditionText } from '@madang/contract/ground/terms-publishing/routes.ts';
import { fallbackLanguage, type Language } from '@madang/contract/kernel/languages.ts';

export const emptyPart: EditionPart = { content: '', isRequired: true, consent: null };
export const emptyConsent = { purpose: '', items: '', retention: '', refusal: '' } as const;
export const consentFields = ['purpose', 'items', 'retention', 'refusal'] as const;

/** The texts with one of a language changed. */
export function withText(texts: readonly EditionText[], changed: EditionText): EditionText[] {
  return texts.map((text) => (text.language === changed.language ? changed : text));
}

/** A further language begins with the parts of the first one, so that both ask for the same. */
export function withLanguage(texts: readonly EditionText[], language: Language): EditionText[] {
  const [model] = texts;
  const parts = model?.parts.map((part) => ({ ...part, content: '', consent: part.consent && { ...emptyConsent } }));
  return [...texts, { language, title: '', summary: '', parts: parts ?? [emptyPart] }];
}

export function withPart(text: EditionText, place: number, part: EditionPart): EditionText {
  return { ...text, parts: text.parts.map((each, index) => (index === place ? part : each)) };
}

export function withoutPart(text: EditionText, place: number): EditionText {
  return { ...text, parts: text.parts.filter((_part, index) => index !== place) };
}

/**
 * Returns the text that the editor shows: the requested one, else that of the reader's language, which the comparison shows too.
 */
export function editedPlace(texts: readonly EditionText[], wanted: string | null, own: Language): number {
  const placeOf = (asked: string | null) => texts.findIndex(({ language }) => language === asked);
  return [wanted, own].map(placeOf).find((place) => place >= 0) ?? 0;
}

/** Returns true if readers of every language see exactly the text of the previous version. */
export function isUnchanged(before: readonly EditionText[], after: readonly EditionText[]): boolean {
  return comparable(before) === comparable(after);
}

function comparable(texts: readonly EditionText[]): string {
  const inOrder = texts.toSorted((one, other) => (one.language < other.language ? -1 : 1));
  return JSON.stringify(
    inOrder.map(({ language, title, parts }) => [
      language,
      title,
      parts.map(({ content, isRequired, consent }) => [
        content,
        isRequired,
        consent && consentFields.map((name) => consent[name]),
      ]),
    ]),
  );
}

/** Completeness of a language's text: not written at all, without all of its words, without the summary of changes, or whole. */
export type Standing = 'unwritten' | 'incomplete' | 'silent' | 'whole';

export function standingOf(texts: readonly EditionText[], language: Language, isFirst: boolean): Standing {
  const text = texts.find((each) => each.language === language);
  if (!text) return 'unwritten';
  const isPartWhole = ({ content, consent }: EditionPart) =>
    plainWords(content) !== '' && (consent === null || consentFields.every((name) => consent[name].trim() !== ''));
  if (text.title.trim() === '' || !text.parts.every(isPartWhole)) return 'incomplete';
  return isFirst || text.summary.trim() !== '' ? 'whole' : 'silent';
}

function plainWords(content: string): string {
  return content.replaceAll(/<[^<>]*>/g, '').trim();
}

/** The text that a reader of a language is served. */
export function textFor(texts: readonly EditionText[], language: Language): EditionText | undefined {
  const inLanguage = (wanted: Language) => texts.find((text) => text.language === wanted);
  return inLanguage(language) ?? inLanguage(fallbackLanguage) ?? texts[0];
}
