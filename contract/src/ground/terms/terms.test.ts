import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { fieldIssues } from '../../kernel/rules.ts';
import { agreementFault, asksMore, missingRequired, type Agreement, type ShownTerms } from './agreements.ts';
import { termsFor, termsVersion } from './rules.ts';
import { agreementRows, entryAgreementRows, listTerms, readTerms } from './wire.ts';

const [required, optional] = [{ isRequired: true }, { isRequired: false }];
const shown: ShownTerms[] = [
  { termsCode: 'SVCR', version: '2024-09-02', isRequired: true, contents: [required, optional] },
  { termsCode: 'PIAR', version: '2024-01-02', isRequired: true, contents: [required] },
  { termsCode: 'CMAR', version: '2024-01-02', isRequired: false, contents: [optional] },
];
const agreed: Agreement[] = shown.map(({ termsCode, version }) => ({ termsCode, version, isAgreed: true }));
const answered = (changes: Partial<Record<string, Partial<Agreement>>>) =>
  agreed.map((row) => ({ ...row, ...changes[row.termsCode] }));

describe('the displayed terms', () => {
  test('SGN-05 contain POAR only outside Korea, and SVCR only for a company administrator', () => {
    expect(termsFor({ countryCode: 'KR', isCompanyAdministrator: true })).toEqual(['SVCR', 'PIAR', 'CMAR']);
    expect(termsFor({ countryCode: 'KR', isCompanyAdministrator: false })).toEqual(['PIAR', 'CMAR']);
    expect(termsFor({ countryCode: 'VN', isCompanyAdministrator: true })).toEqual(['SVCR', 'POAR', 'PIAR', 'CMAR']);
    expect(termsFor({ countryCode: 'VN', isCompanyAdministrator: false })).toEqual(['POAR', 'PIAR', 'CMAR']);
  });
});

describe('answers', () => {
  test('SGN-05 to required terms must be yes, and marketing can be declined', () => {
    expect(missingRequired(shown, [])).toEqual(['SVCR', 'PIAR']);
    expect(missingRequired(shown, answered({ SVCR: { isAgreed: false } }))).toEqual(['SVCR']);
    expect(missingRequired(shown, answered({ CMAR: { isAgreed: false } }))).toEqual([]);
    expect(agreementFault(shown, answered({ CMAR: { isAgreed: false } }))).toBeUndefined();
    expect(agreementFault(shown, answered({ PIAR: { isAgreed: false } }))).toEqual({ code: 'MB820', row: 1 });
  });

  test('SGN-05 match the displayed terms one to one: none missing, extra or twice', () => {
    expect(agreementFault(shown, agreed)).toBeUndefined();
    expect(agreementFault(shown, agreed.slice(1))).toEqual({ code: 'MB820' });
    expect(agreementFault(shown, agreed.slice(0, 2))).toEqual({ code: 'MB822' });
    expect(agreementFault(shown, [...agreed, { termsCode: 'POAR', version: '2024-01-02', isAgreed: true }])).toEqual({
      code: 'MB822',
      row: 3,
    });
    expect(agreementFault(shown, [...agreed, ...agreed.slice(2)])).toEqual({ code: 'MB822' });
  });

  test('RCN-01 to an optional part are given only for privacy terms that have one, or omitted', () => {
    const asking = shown.map((terms) =>
      terms.termsCode === 'PIAR' ? { ...terms, contents: [required, optional] } : terms,
    );
    expect(asking.filter(asksMore).map(({ termsCode }) => termsCode)).toEqual(['PIAR']);
    for (const isOptionalAgreed of [true, false, undefined]) {
      expect(agreementFault(asking, answered({ PIAR: { isOptionalAgreed } }))).toBeUndefined();
    }
    for (const isOptionalAgreed of [true, false]) {
      expect(agreementFault(shown, answered({ PIAR: { isOptionalAgreed } }))).toEqual({ code: 'MB822', row: 1 });
      expect(agreementFault(asking, answered({ CMAR: { isOptionalAgreed } }))).toEqual({ code: 'MB822', row: 2 });
      expect(agreementFault(asking, answered({ SVCR: { isOptionalAgreed } }))).toEqual({ code: 'MB822', row: 0 });
    }
  });

  test('TRM-04 to another version do not count for the present one', () => {
    expect(agreementFault(shown, answered({ SVCR: { version: '2024-01-02' } }))).toEqual({ code: 'MB821', row: 0 });
    expect(agreementFault(shown, answered({ CMAR: { version: '2099-01-01' } }))).toEqual({ code: 'MB821', row: 2 });
  });

  test('SGN-05 are parsed strictly on the wire', () => {
    const row = { trmsCd: 'PIAR', trmsVerVal: '2024-01-02', agmtYn: 'Y' } as const;
    expect(z.decode(agreementRows, [row])).toEqual([{ termsCode: 'PIAR', version: '2024-01-02', isAgreed: true }]);
    expect(z.decode(entryAgreementRows, [row, { ...row, trmsCd: 'SVCR', optAgmtYn: 'N' }])).toEqual([
      { termsCode: 'PIAR', version: '2024-01-02', isAgreed: true },
      { termsCode: 'SVCR', version: '2024-01-02', isAgreed: true, isOptionalAgreed: false },
    ]);
    const twice = z.safeParse(agreementRows, [row, row]);
    expect(twice.error && fieldIssues(twice.error)[0]?.code).toBe('MB822');
    for (const wrong of [
      { ...row, agmtYn: 'true' },
      { ...row, trmsCd: 'XXXX' },
      { ...row, time: 'now' },
      // At a sign-in the optional part is answered by a call of its own.
      { ...row, optAgmtYn: 'Y' },
    ]) {
      expect(z.safeParse(agreementRows, [wrong]).success).toBe(false);
    }
  });
});

test.each(['2024-01-02', '2024-12-31.2'])('TRM-01 %s is a valid version', (version) => {
  expect(z.parse(termsVersion, version)).toBe(version);
});

test.each(['', '1.0', '2024-13-01', '2024-00-10', '2024-01-02.1', "2024-01-02' or 1=1"])(
  'TRM-01 %s is not a valid version',
  (version) => {
    expect(z.safeParse(termsVersion, version).success).toBe(false);
  },
);

test('TRM-01 without country and role the query is for a person in Korea', () => {
  expect(z.decode(listTerms.query, {})).toEqual({
    countryCode: 'KR',
    isCompanyAdministrator: false,
    isReconsent: false,
  });
  expect(z.encode(readTerms.query, { termsCode: 'PIAR', countryCode: 'US', language: 'tw' })).toEqual({
    trmsCd: 'PIAR',
    cntryCd: 'US',
    langCd: 'tw',
  });
});
