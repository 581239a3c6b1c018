import { termsFor } from '@madang/contract/ground/terms/rules.ts';
import { expect, test } from 'vitest';
import { firstFree } from './free-key.ts';

test('TRM-06 new terms start with those of a country that has none of the kind', () => {
  const all = termsFor({ countryCode: 'KR', isCompanyAdministrator: true }).map((termsCode) => ({
    termsCode,
    countryCode: 'KR',
  }));
  expect(firstFree(['KR', 'US'], all.slice(1))).toEqual(all[0]);
  expect(firstFree(['KR', 'US'], all)).toMatchObject({ countryCode: 'US' });
  expect(firstFree(['KR'], all)).toBeUndefined();
});
