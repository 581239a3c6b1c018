import { signupPages } from '@madang/contract/joining/signup/pages.ts';
import { matchPage } from '@madang/contract/kernel/page.ts';
import { expect, test } from 'vitest';
import { administratorPath, formPath, placeOf, resultPath, signUpPaths } from './places.ts';

test.each([
  ['/signup', { view: 'choice' }],
  ['/signup/', { view: 'choice' }],
  ['/signup/works', { view: 'form', service: 'PT' }],
  ['/signup/mail/', { view: 'form', service: 'MO' }],
  ['/signup/messenger', { view: 'form', service: 'MS' }],
  ['/signup/meeting', { view: 'form', service: 'MT' }],
  ['/signup/drive/done', { view: 'result', service: 'DV' }],
  [administratorPath, { view: 'form', service: 'PT' }],
] as const)('RTE-11 %s shows %o', (path, place) => {
  expect(placeOf(path)).toEqual(place);
});

test('PRD-06 the server serves every address of the sign-up', () => {
  expect(signUpPaths).toHaveLength(12);
  for (const path of signUpPaths) expect(matchPage(signupPages, path), path).toBeDefined();
});

test('RTE-02 an unknown menu or service is not found', () => {
  expect(matchPage(signupPages, '/userapp/register/other')).toBeUndefined();
  expect(matchPage(signupPages, '/signup/calendar')).toBeUndefined();
});

test('a service leads to its form and to its result', () => {
  expect(formPath('MT')).toBe('/signup/meeting');
  expect(resultPath('PT')).toBe('/signup/works/done');
});
