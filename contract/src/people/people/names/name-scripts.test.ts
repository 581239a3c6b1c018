import { expect, test } from 'vitest';
import { nameScriptsOf } from '../../../ground/companies/policies/name-script-policies.ts';
import { nameScriptIssues } from './name-scripts.ts';

const japanese = { surname: '田中', givenName: '太郎', residenceCountry: 'JP' };

test('LIM-03 profile strict takes all scripts of people abroad, and the operator lets every profile', () => {
  const scriptsOf = (nameScriptPolicy: 'byProfile' | 'all') =>
    (['spec', 'legacy', 'strict'] as const).map((passwordProfile) =>
      nameScriptsOf({ nameScriptPolicy, passwordProfile }),
    );
  expect(scriptsOf('byProfile')).toEqual(['koreanOrEnglish', 'koreanOrEnglish', 'allAbroad']);
  expect(scriptsOf('all')).toEqual(['allAbroad', 'allAbroad', 'allAbroad']);
});

test.each(['JP', 'US', 'VN'])(
  'LIM-03 of people in %s all scripts are taken where the policy says so',
  (residenceCountry) => {
    expect(nameScriptIssues({ ...japanese, residenceCountry }, 'allAbroad')).toEqual([]);
  },
);

test.each(['KR', ''])('LIM-03 at home (%s) they are not, and the refusal names the country', (residenceCountry) => {
  expect(nameScriptIssues({ ...japanese, residenceCountry }, 'allAbroad')).toEqual([
    { path: 'surname', code: 'MB_M_NAME_SCRIPTS', params: {} },
    { path: 'givenName', code: 'MB_M_NAME_SCRIPTS', params: {} },
  ]);
});

test('LIM-03 else Korean and English alone are taken, wherever someone lives, under the caller’s names', () => {
  const person = { ...japanese, givenName: 'Taro' };
  expect(nameScriptIssues(person, 'koreanOrEnglish', { surname: 'snm', givenName: 'gnm' })).toEqual([
    { path: 'snm', code: 'MB_M_NAME_SPECIAL_VALID', params: {} },
  ]);
});

test('LIM-03 the platform’s own people write as they like, and an empty part is another rule’s', () => {
  expect(nameScriptIssues({ ...japanese, residenceCountry: 'KR' }, 'all')).toEqual([]);
  expect(nameScriptIssues({ ...japanese, surname: '', givenName: ' ' }, 'koreanOrEnglish')).toEqual([]);
});
