import type { TermsChange } from '@madang/contract/access/consents/routes.ts';
import { languageTags } from '@madang/contract/kernel/languages.ts';
import { asksMore, type Agreement } from '@madang/contract/ground/terms/agreements.ts';
import type { TermsCode } from '@madang/contract/ground/terms/rules.ts';
import type { ShownTerms } from './api.ts';

/** One thing to agree to: a text, or the optional parts of the one that asks for personal data. */
export interface Item {
  /** Key of a checkbox: this version of this text or part, in whichever language it was read. */
  readonly id: string;
  readonly termsCode: TermsCode;
  readonly version: string;
  readonly part: 'whole' | 'optional';
  /** The text's own title; none for optional parts, which the page names. */
  readonly title: string | undefined;
  readonly html: string;
  readonly languageTag: string;
  readonly isRequired: boolean;
  /** Change since the version to which the person agreed earlier. */
  readonly change?: ItemChange;
}

/** Change of an item since its reader agreed. */
export interface ItemChange {
  readonly agreedVersion: string;
  /** Summaries by the publisher, newest first; those of optional parts appear with the whole text. */
  readonly summaries: TermsChange['summaries'];
  /** Text that the user agreed to, if it can be compared. */
  readonly before: string | undefined;
}

/** Returns the separate items presented to the user: the terms named by `shown`, or all of them. */
export function itemsOf(
  terms: readonly ShownTerms[],
  shown?: readonly TermsCode[],
  changes: readonly TermsChange[] = [],
): Item[] {
  return terms
    .filter(({ termsCode }) => shown === undefined || shown.includes(termsCode))
    .flatMap((each) => {
      const change = changes.find(({ termsCode }) => termsCode === each.termsCode);
      return partsOf(each).map((item) => (change ? { ...item, change: changeOf(item, change, asksMore(each)) } : item));
    });
}

/** Compared is alike with alike: what is required, what is optional, or the whole text. */
function changeOf({ part }: Item, { agreedVersion, summaries, before }: TermsChange, isSplit: boolean): ItemChange {
  const contents = before?.contents.filter(({ isRequired }) => !isSplit || isRequired === (part === 'whole'));
  return {
    agreedVersion,
    summaries: part === 'whole' ? summaries : [],
    before: contents?.map(({ content }) => content).join(''),
  };
}

function partsOf(terms: ShownTerms): Item[] {
  const required = terms.contents.filter(({ isRequired }) => isRequired);
  const optional = terms.contents.filter(({ isRequired }) => !isRequired);
  const isSplit = asksMore(terms);
  const whole = itemOf(terms, isSplit ? required : terms.contents, required.length > 0 ? 'required' : 'declinable');
  return isSplit ? [whole, itemOf(terms, optional, 'part')] : [whole];
}

function itemOf(terms: ShownTerms, contents: ShownTerms['contents'], kind: 'required' | 'declinable' | 'part'): Item {
  const part = kind === 'part' ? 'optional' : 'whole';
  return {
    id: `${terms.termsCode} ${terms.version} ${part}`,
    termsCode: terms.termsCode,
    version: terms.version,
    part,
    title: kind === 'part' ? undefined : terms.title,
    html: contents.map(({ content }) => content).join(''),
    languageTag: languageTags[terms.language],
    isRequired: kind === 'required',
  };
}

export function isComplete(items: readonly Item[], ticked: readonly string[]): boolean {
  return items.every(({ isRequired, id }) => !isRequired || ticked.includes(id));
}

/** One row for each text, declined ones too; what is said to optional parts travels apart. */
export function rowsOf(items: readonly Item[], ticked: readonly string[]): Agreement[] {
  return items
    .filter(({ part }) => part === 'whole')
    .map(({ id, termsCode, version }) => ({ termsCode, version, isAgreed: ticked.includes(id) }));
}

/** Returns true if the optional data is kept; it is kept if no item asks about it. */
export function keepsOptional(items: readonly Item[], ticked: readonly string[]): boolean {
  return items.every(({ part, id }) => part === 'whole' || ticked.includes(id));
}
