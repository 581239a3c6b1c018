import { expect, test } from 'vitest';
import { peopleTextLimit } from '@madang/contract/people/people/people-rows/read-people-rows.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { entriesOf, textOf } from './checked-list.ts';
import { domainsOf, emptyInvitation, linkForm, pastedPeople, peopleForm, personForm } from './invitation-form.ts';

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

test('INV-07 the form of a link accepts pasted domains, and reports an invalid number', () => {
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

test('INV-07 the form of a list sends the pasted rows without the heading, and keeps the names for the page', () => {
  const recipients = 'Name\tMail\n"Han, Jieum"\tjieum@sol.example\n김하늘\tno address\nsaebom@sol.example';
  const read = peopleForm.safeParse({ ...typed, recipients });
  expect(read.data?.recipients).toEqual(['jieum@sol.example', '김하늘, no address', 'saebom@sol.example']);
  const { people, headings } = pastedPeople(recipients);
  expect(headings.map(({ text }) => text)).toEqual(['Name\tMail']);
  const entries = entriesOf(people);
  expect(entries.map(({ name, number }) => [name, number])).toEqual([
    ['Han, Jieum', 1],
    ['', 2],
    ['', 3],
  ]);
  const good = entries.filter(({ recipient }) => recipient.includes('@'));
  const again = entriesOf(pastedPeople(textOf(good)).people);
  expect(again.map(({ name, recipient }) => [name, recipient])).toEqual([
    ['Han, Jieum', 'jieum@sol.example'],
    ['', 'saebom@sol.example'],
  ]);
});

test('INV-07 a list beyond the readable length is refused as too long', () => {
  const read = peopleForm.safeParse({ ...typed, recipients: 'a@x.example,'.repeat(peopleTextLimit / 12 + 1) });
  expect(read.success).toBe(false);
  expect(read.error && fieldIssues(read.error)).toMatchObject([{ path: 'recipients', code: 'INVITATION_LIST' }]);
});
