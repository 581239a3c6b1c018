import { expect, test } from 'vitest';
import { nameScriptsOf } from '../../../ground/companies/policies/name-script-policies.ts';
import { nameScriptIssues } from './name-scripts.ts';

const japanese = { surname: '田中', givenName: '太郎', residenceCountry: 'JP' };

test('LIM-03 profile strict accepts all scripts of people abroad, and the operator can allow it in every profile', () => {
  const scriptsOf = (nameScriptPolicy: 'byProfile' | 'all') =>
    (['spec', 'legacy', 'strict'] as const).map((passwordProfile) =>
      nameScriptsOf({ nameScriptPolicy, passwordProfile }),
    );
  expect(scriptsOf('byProfile')).toEqual(['koreanOrEnglish', 'koreanOrEnglish', 'allAbroad']);
  expect(scriptsOf('all')).toEqual(['allAbroad', 'allAbroad', 'allAbroad']);
});

test.each(['JP', 'US', 'VN'])(
  'LIM-03 for people in %s all scripts are accepted if the policy allows it',
  (residenceCountry) => {
    expect(nameScriptIssues({ ...japanese, residenceCountry }, 'allAbroad')).toEqual([]);
  },
);

test.each(['KR', ''])(
  'LIM-03 in the home country (%s) they are refused, and the refusal names the country',
  (residenceCountry) => {
    expect(nameScriptIssues({ ...japanese, residenceCountry }, 'allAbroad')).toEqual([
      { path: 'surname', code: 'MB_M_NAME_SCRIPTS', params: {} },
      { path: 'givenName', code: 'MB_M_NAME_SCRIPTS', params: {} },
    ]);
  },
);

test('LIM-03 otherwise only Korean and English are accepted, in any country, under the caller’s field names', () => {
  const person = { ...japanese, givenName: 'Taro' };
  expect(nameScriptIssues(person, 'koreanOrEnglish', { surname: 'snm', givenName: 'gnm' })).toEqual([
    { path: 'snm', code: 'MB_M_NAME_SPECIAL_VALID', params: {} },
  ]);
});

test('LIM-03 the platform’s own people can use any script, and an empty part is left to another rule', () => {
  expect(nameScriptIssues({ ...japanese, residenceCountry: 'KR' }, 'all')).toEqual([]);
  expect(nameScriptIssues({ ...japanese, surname: '', givenName: ' ' }, 'koreanOrEnglish')).toEqual([]);
});
