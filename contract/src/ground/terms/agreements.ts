import { rule } from '../../kernel/rules.ts';
import { termsCodes, type TermsCode } from './rules.ts';

/** Terms as they stood on the page. */
export interface ShownTerms {
  readonly termsCode: TermsCode;
  readonly version: string;
  readonly isRequired: boolean;
  readonly contents: readonly Part[];
}

interface Part {
  readonly isRequired: boolean;
}

/** A person's answer to them. */
export interface Agreement {
  readonly termsCode: TermsCode;
  readonly version: string;
  readonly isAgreed: boolean;
  /** The answer to what privacy terms ask for beyond what they require; who says nothing has not agreed. */
  readonly isOptionalAgreed?: boolean | undefined;
}

/**
 * Returns true if the terms request optional personal data beyond the required data; the optional part is answered separately.
 */
export function asksMore({
  termsCode,
  contents,
}: {
  readonly termsCode: TermsCode;
  readonly contents: readonly Part[];
}): boolean {
  const required = contents.filter(({ isRequired }) => isRequired).length;
  return termsCode === 'PIAR' && required > 0 && required < contents.length;
}

/** One answer per term: a second one to the same term would leave open which is meant, as more than there are terms do. */
export const oneAnswerEach = rule<readonly Agreement[]>(
  'MB822',
  (agreements) => agreements.length <= termsCodes.length && isOneEach(agreements),
);

function isOneEach(agreements: readonly Agreement[]): boolean {
  return new Set(agreements.map(({ termsCode }) => termsCode)).size === agreements.length;
}

/** The required terms among those shown that are not agreed to yet. */
export function missingRequired(
  shown: readonly Pick<ShownTerms, 'termsCode' | 'isRequired'>[],
  agreements: readonly Pick<Agreement, 'termsCode' | 'isAgreed'>[],
): TermsCode[] {
  const agreed = new Set(agreements.filter(({ isAgreed }) => isAgreed).map(({ termsCode }) => termsCode));
  return shown
    .filter(({ termsCode, isRequired }) => isRequired && !agreed.has(termsCode))
    .map(({ termsCode }) => termsCode);
}

export interface AgreementFault {
  readonly code: 'MB820' | 'MB821' | 'MB822';
  /** The position of the answer at fault, where there is one. */
  readonly row?: number;
}

/**
 * Returns the reason for refusing answers. MB822: not one per term shown; MB821: not the version in force; MB820: a
 * required one is declined.
 */
export function agreementFault(
  shown: readonly ShownTerms[],
  agreements: readonly Agreement[],
): AgreementFault | undefined {
  const versions = new Map(shown.map(({ termsCode, version }) => [termsCode, version]));
  const stranger = agreements.findIndex(({ termsCode }) => !versions.has(termsCode));
  if (stranger >= 0) return { code: 'MB822', row: stranger };
  const outdated = agreements.findIndex(({ termsCode, version }) => versions.get(termsCode) !== version);
  if (outdated >= 0) return { code: 'MB821', row: outdated };
  const asking = new Set(shown.filter(asksMore).map(({ termsCode }) => termsCode));
  const unasked = agreements.findIndex((row) => row.isOptionalAgreed !== undefined && !asking.has(row.termsCode));
  if (unasked >= 0) return { code: 'MB822', row: unasked };
  const [missing] = missingRequired(shown, agreements);
  if (missing !== undefined) return declinedAt(agreements.findIndex(({ termsCode }) => termsCode === missing));
  return agreements.length === versions.size && isOneEach(agreements) ? undefined : { code: 'MB822' };
}

function declinedAt(row: number): AgreementFault {
  return row < 0 ? { code: 'MB820' } : { code: 'MB820', row };
}
