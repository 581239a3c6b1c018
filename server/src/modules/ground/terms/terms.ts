import { createHash } from 'node:crypto';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { TermsCode } from '@madang/contract/ground/terms/rules.ts';

/** Stands for every country that has no terms of its own. */
export const everyOtherCountry = '*';

/** Facts that a request for consent states; the law requires all four (Personal Information Protection Act, article 15). */
export interface Consent {
  readonly purpose: string;
  readonly items: string;
  readonly retention: string;
  readonly refusal: string;
}

/** A part of a text; `consent` where the part asks for one. */
export interface Content {
  readonly content: string;
  readonly isRequired: boolean;
  readonly consent?: Consent;
}

export interface Text {
  readonly language: Language;
  readonly title: string;
  /** Summary of changes since the previous version; absent or empty if the publisher gives none. */
  readonly summary?: string;
  readonly contents: readonly Content[];
}

/** A version of the terms of a country, in every language that it is written in. */
export interface TermsEdition {
  readonly termsCode: TermsCode;
  readonly countryCode: string;
  readonly version: string;
  readonly takesEffectAt: string;
  readonly needsConsent: boolean;
  readonly texts: readonly Text[];
}

/** The evidence of what was shown: SHA-256 of title and contents as JSON, in UTF-8. */
export function textHash({ title, contents }: Pick<Text, 'title' | 'contents'>): Buffer {
  const shown = JSON.stringify([title, ...contents.map(({ content }) => content)]);
  return createHash('sha256').update(shown).digest();
}
