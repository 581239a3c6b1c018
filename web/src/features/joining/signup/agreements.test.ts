import { describe, expect, test } from 'vitest';
import { agreementRows, isAgreed, isComplete, keyOf, type Term, withAllTicks, withTick } from './agreements.ts';

function term(termsCode: Term['termsCode'], isRequired: boolean, version = '2026-01-01'): Term {
  return { termsCode, version, title: termsCode, html: '<p>text</p>', language: 'ko', isRequired, isPart: false };
}

const service = term('SVCR', true);
const personal = term('PIAR', true);
const marketing = term('CMAR', false);
const shown = [service, personal, marketing];

describe('SGN-05 the consents', () => {
  test('are incomplete before anything is ticked', () => {
    expect(isComplete(shown, [])).toBe(false);
  });

  test('are complete with the required ones; the optional one alone is not enough', () => {
    expect(isComplete(shown, [keyOf(service), keyOf(personal)])).toBe(true);
    expect(isComplete(shown, [keyOf(marketing)])).toBe(false);
  });

  test('are ticked for one version', () => {
    expect(isComplete([term('SVCR', true, '2026-02-01')], [keyOf(service)])).toBe(false);
  });

  test('remain ticked in whatever language the terms are read', () => {
    const inEnglish = { ...service, title: 'Terms of Service', language: 'en' as const };
    expect(isComplete([inEnglish], [keyOf(service)])).toBe(true);
  });

  test('are ticked and cleared by agree to all, only those displayed', () => {
    const overseas = term('POAR', true);
    const all = withAllTicks([keyOf(overseas)], shown, true);
    expect(all).toEqual([overseas, ...shown].map(keyOf));
    expect(withAllTicks(all, shown, false)).toEqual([keyOf(overseas)]);
  });

  test('are the same after ticking twice', () => {
    expect(withTick(withTick([], service, true), service, true)).toEqual([keyOf(service)]);
  });
});

describe('RCN-01 the optional part of privacy terms', () => {
  const part: Term = { ...personal, isRequired: false, isPart: true };
  const asked = [service, personal, part, marketing];

  test('has its own tick, independent of the required one', () => {
    expect(isAgreed(part, [keyOf(personal)])).toBe(false);
    expect(isComplete(asked, [keyOf(service), keyOf(personal)])).toBe(true);
    expect(isComplete(asked, [keyOf(service), keyOf(part)])).toBe(false);
  });

  test('is answered with the row of its terms, yes or no', () => {
    const rows = (agreed: readonly Term[]) => agreementRows(asked, agreed.map(keyOf));
    expect(rows([service, personal])[1]).toEqual({
      termsCode: 'PIAR',
      version: '2026-01-01',
      isAgreed: true,
      isOptionalAgreed: false,
    });
    expect(rows(asked)[1]?.isOptionalAgreed).toBe(true);
    expect(rows(asked).map(({ termsCode }) => termsCode)).toEqual(['SVCR', 'PIAR', 'CMAR']);
  });
});

test('TRM-04 every displayed term has its row, declined ones too', () => {
  expect(agreementRows(shown, [keyOf(service), keyOf(personal)])).toEqual([
    { termsCode: 'SVCR', version: '2026-01-01', isAgreed: true },
    { termsCode: 'PIAR', version: '2026-01-01', isAgreed: true },
    { termsCode: 'CMAR', version: '2026-01-01', isAgreed: false },
  ]);
});
