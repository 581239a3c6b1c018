import { describe, expect, test } from 'vitest';
import { agreementRows, isAgreed, isComplete, keyOf, type Term, withAllTicks, withTick } from './agreements.ts';

function term(termsCode: Term['termsCode'], isRequired: boolean, version = '2026-01-01'): Term {
  return { termsCode, version, title: termsCode, html: '<p>text</p>', language: 'ko', isRequired, isPart: false };
}

const service = term('SVCR', true);
const personal = term('PIAR', true);
const marketing = term('CMAR', false);
const shown = [service, personal, marketing];

describe('SGN-05 consents', () => {
  test('none is complete before anything was ticked', () => {
    expect(isComplete(shown, [])).toBe(false);
  });

  test('the required ones are enough, the optional one alone is not', () => {
    expect(isComplete(shown, [keyOf(service), keyOf(personal)])).toBe(true);
    expect(isComplete(shown, [keyOf(marketing)])).toBe(false);
  });

  test('a tick stands for one version', () => {
    expect(isComplete([term('SVCR', true, '2026-02-01')], [keyOf(service)])).toBe(false);
  });

  test('a tick holds whatever language the terms are read in', () => {
    const inEnglish = { ...service, title: 'Terms of Service', language: 'en' as const };
    expect(isComplete([inEnglish], [keyOf(service)])).toBe(true);
  });

  test('agree to all ticks and unticks what is shown, and nothing else', () => {
    const overseas = term('POAR', true);
    const all = withAllTicks([keyOf(overseas)], shown, true);
    expect(all).toEqual([overseas, ...shown].map(keyOf));
    expect(withAllTicks(all, shown, false)).toEqual([keyOf(overseas)]);
  });

  test('ticking twice is ticking once', () => {
    expect(withTick(withTick([], service, true), service, true)).toEqual([keyOf(service)]);
  });
});

describe('RCN-01 what is optional in privacy terms', () => {
  const part: Term = { ...personal, isRequired: false, isPart: true };
  const asked = [service, personal, part, marketing];

  test('has a tick of its own, which nothing else sets and the required one does not wait for', () => {
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

test('TRM-04 every shown term has its row, declined ones too', () => {
  expect(agreementRows(shown, [keyOf(service), keyOf(personal)])).toEqual([
    { termsCode: 'SVCR', version: '2026-01-01', isAgreed: true },
    { termsCode: 'PIAR', version: '2026-01-01', isAgreed: true },
    { termsCode: 'CMAR', version: '2026-01-01', isAgreed: false },
  ]);
});
