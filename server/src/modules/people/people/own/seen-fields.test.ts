// Runs on every PostgreSQL: arrays, and row locks.
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { readMember } from '@madang/contract/people/organisation-charts/routes.ts';
import { chosenNames, seenNames } from '@madang/contract/people/people/field-places.ts';
import { personFields } from '@madang/contract/people/people/fields.ts';
import type { listSeenFields } from '@madang/contract/people/people/own/routes.ts';
import { expect, test } from 'vitest';
import type { Browser } from '../../../../testing/browser.ts';
import { memberBrowser } from '../../../../testing/member.ts';
import { answerOptional, employeesOf, employeesPath } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const { browser: administrator, companyCode } = await employeesOf(app).administratorOf();

async function colleague({ agrees = true } = {}) {
  const browser = await memberBrowser(app, { companyCode, role: 'employee' });
  if (agrees) await answerOptional(app, { companyCode, personId: browser.personId }, true);
  return browser;
}
const seenBy = async (browser: Browser) =>
  (await browser.get('/api/v1/profile/seen-fields')).json<AnswerOf<typeof listSeenFields>>();
const show = (browser: Browser, shown: string[], expected?: string[]) =>
  browser.put('/api/v1/profile/shown-fields', { shown, ...(expected && { expected }) });
const cardOf = async (personId: string, by: Browser) =>
  (await by.get(`/api/v1/organisation/people/${personId}`)).json<AnswerOf<typeof readMember>>();
const change = async (personId: string, body: object) => {
  const answer = await administrator.post(`${employeesPath}/${personId}/changes`, { change: body });
  expect(answer.status, answer.text).toBe(200);
};

test('ACC-16 a person sees every field that the company has about them, as stored', async () => {
  const own = await colleague();
  await change(own.personId, { nickname: '봄이', employeeNumber: 'A-77', administratorInfo: '인사팀' });
  const { items, shown, isOptionalCovered } = await seenBy(own);
  expect(items.map(({ field }) => field)).toEqual(Object.keys(personFields));
  const of = (name: string) => items.find(({ field }) => field === name);
  expect(of('nickname')).toEqual({
    field: 'nickname',
    value: '봄이',
    isKept: true,
    isOptional: true,
    colleagues: 'chosen',
  });
  expect(of('employeeNumber')).toMatchObject({ value: 'A-77', colleagues: 'never', isOptional: false });
  expect(of('administratorInfo')).toMatchObject({ value: '인사팀', colleagues: 'never' });
  expect(of('surname')).toMatchObject({ value: 'Baek', colleagues: 'always' });
  expect(of('refereeName')).toMatchObject({ value: null, isKept: false });
  expect([shown, isOptionalCovered]).toEqual([[], true]);
  expect(seenNames).toContain('opencode');
});

test('RCN-02 declined data disappears for the company and for colleagues', async () => {
  const own = await colleague();
  await change(own.personId, { nickname: '하늘이', companyContact: '+82-2-7712-0001', voipNumber: '070-7700-0001' });
  expect((await show(own, ['nickname', 'companyContact', 'voipNumber'])).status).toBe(200);
  const viewer = await colleague();
  expect((await cardOf(own.personId, viewer)).shown.map(({ field }) => field)).toEqual([
    'nickname',
    'voipNumber',
    'companyContact',
  ]);
  await answerOptional(app, { companyCode, personId: own.personId }, false);
  expect((await cardOf(own.personId, viewer)).shown).toEqual([{ field: 'voipNumber', value: '070-7700-0001' }]);
  expect((await seenBy(own)).isOptionalCovered).toBe(false);
});

test('DEP-05 colleagues see only the contacts that the person selected, and none by default', async () => {
  const own = await colleague();
  await change(own.personId, { duties: '분기 결산', personalMail: 'bom@private.example' });
  const viewer = await colleague();
  expect((await cardOf(own.personId, viewer)).shown).toEqual([]);
  const answer = await show(own, ['personalMail', 'duties', 'duties'], []);
  expect(answer.json()).toEqual({ before: { shown: [] } });
  const { shown } = await cardOf(own.personId, viewer);
  expect(shown).toEqual([
    { field: 'duties', value: '분기 결산' },
    { field: 'personalMail', value: 'bom@private.example' },
  ]);
  // Nothing of it stands in lists or cards.
  const list = await viewer.get('/api/v1/organisation/departments/TOP/members');
  expect(list.text).not.toContain('bom@private.example');
  expect((await show(own, [], ['duties', 'personalMail'])).status).toBe(200);
  expect((await cardOf(own.personId, viewer)).shown).toEqual([]);
});

test('DEP-05 a selection made in another browser since is not overwritten', async () => {
  const own = await colleague();
  expect((await show(own, ['duties'], [])).status).toBe(200);
  expect((await show(own, ['mobile'], [])).error.errorCode).toBe('EDIT_CONFLICT');
  expect((await show(own, ['duties'], [])).status).toBe(200);
  expect((await seenBy(own)).shown).toEqual(['duties']);
});

test('DEP-05 only contacts can be selected for display', async () => {
  const own = await colleague();
  for (const field of ['securityGrade', 'administratorInfo', 'refereeName', 'opencode', 'surname']) {
    expect(chosenNames).not.toContain(field);
    expect((await show(own, [field])).status).toBe(400);
  }
});

test('DEP-05 the whole record is one step away for users who see it in the console', async () => {
  const own = await colleague();
  expect((await cardOf(own.personId, administrator)).can).toEqual(['openRecord']);
  expect((await cardOf(own.personId, await colleague())).can).toEqual([]);
});
