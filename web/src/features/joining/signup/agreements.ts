import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Agreement } from '@madang/contract/ground/terms/agreements.ts';
import type { TermsCode } from '@madang/contract/ground/terms/rules.ts';

/** One of the terms as the form asks for it. */
export interface Term {
  readonly termsCode: TermsCode;
  readonly version: string;
  readonly title: string;
  /** HTML that the server cleaned. */
  readonly html: string;
  /** Language of the text: the page's language, or its substitute. */
  readonly language: Language;
  readonly isRequired: boolean;
  /** True if this is the optional part of the terms with the same code; it has its own checkbox and answer. */
  readonly isPart: boolean;
}

/** Returns the key of a checkbox: this version of these terms, in whichever language it was read. */
export function keyOf({ termsCode, version, isPart }: Pick<Term, 'termsCode' | 'version' | 'isPart'>): string {
  return `${termsCode} ${version} ${isPart}`;
}

export function isAgreed(term: Term, agreed: readonly string[]): boolean {
  return agreed.includes(keyOf(term));
}

export function withTick(agreed: readonly string[], term: Term, ticked: boolean): readonly string[] {
  const others = agreed.filter((key) => key !== keyOf(term));
  return ticked ? [...others, keyOf(term)] : others;
}

/** 'Agree to all' ticks what is shown, optional terms included, or takes all of it back. */
export function withAllTicks(agreed: readonly string[], terms: readonly Term[], ticked: boolean): readonly string[] {
  return terms.reduce((ticks, term) => withTick(ticks, term, ticked), agreed);
}

/** One row per shown term, declined ones too: what was not agreed to is on record as well, also of an optional part. */
export function agreementRows(terms: readonly Term[], agreed: readonly string[]): Agreement[] {
  return terms
    .filter(({ isPart }) => !isPart)
    .map((term) => {
      const part = terms.find(({ termsCode, isPart }) => isPart && termsCode === term.termsCode);
      return {
        termsCode: term.termsCode,
        version: term.version,
        isAgreed: isAgreed(term, agreed),
        ...(part && { isOptionalAgreed: isAgreed(part, agreed) }),
      };
    });
}

/** Returns true if the user agreed to all required terms (MB820). */
export function isComplete(terms: readonly Term[], agreed: readonly string[]): boolean {
  return terms.every((term) => !term.isRequired || isAgreed(term, agreed));
}
