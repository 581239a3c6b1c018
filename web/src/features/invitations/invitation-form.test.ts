import { expect, test } from 'vitest';
import { domainsOf, emptyInvitation, linkForm, personForm } from './invitation-form.ts';

const typed = emptyInvitation(['MS'], 'ko');

test('INV-07 the form of a person becomes the call’s body', () => {
  const { success, data } = personForm.safeParse({
    ...typed,
    recipient: ' guest@outside.example ',
    departmentCode: 'SALES',
    jobRankCode: 'LEAD',
  });
  expect([success, data]).toMatchObject([
    true,
    {
      recipient: 'guest@outside.example',
      validDays: 7,
      services: ['MS'],
      departmentCode: 'SALES',
      jobRankCode: 'LEAD',
      jobTitleCode: '',
      language: 'ko',
    },
  ]);
});

test('INV-07 the form of a link takes domains as they are pasted, and says what is no number', () => {
  expect(domainsOf('@one.example, two.example;\nthree.example')).toEqual([
    '@one.example',
    'two.example',
    'three.example',
  ]);
  const good = linkForm.safeParse({ ...typed, uses: 12, allowedDomains: '@One.example' });
  expect(good.data).toMatchObject({ uses: 12, allowedDomains: ['one.example'] });
  for (const uses of [undefined, 0, 1001, 2.5]) {
    expect([uses, linkForm.safeParse({ ...typed, uses }).success]).toEqual([uses, false]);
  }
});
