import { expect, test } from 'vitest';
import { grantWindowLimits } from '@madang/contract/access/grant-windows/limits.ts';
import type { GrantWindowInput } from '@madang/contract/access/grant-windows/rules.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { type Browser, undoIdOf } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/grant-windows';
const newCompany = () => newAdministrator(app, 'SAMPLE');
/** A well filled form; each test changes what it is about. */
const input: GrantWindowInput = {
  grantWindowName: 'Door',
  weekly: [{ from: 540, to: 1080 }],
  zone: 'GMT+9',
  closesOnDaysOff: true,
};
const create = (browser: Browser, grantWindowName: unknown) => browser.post(path, { ...input, grantWindowName });

async function made(browser: Browser, name: string): Promise<string> {
  const answer = await create(browser, name);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ grantWindowId: string }>().grantWindowId;
}

async function namesOf(browser: Browser): Promise<string[]> {
  const { items } = (await browser.get(path)).json<{ items: { grantWindowName: string }[] }>();
  return items.map(({ grantWindowName }) => grantWindowName);
}

test('MEM-03 an administrator adds, changes, deletes and undoes a grant window, and the audit log names the actor', async () => {
  const own = await newCompany();
  const id = await made(own, ' Door ');
  const change = (grantWindowName: string) => own.put(`${path}/${id}`, { ...input, grantWindowName, expected: input });
  expect((await change('Gate')).status).toBe(200);
  expect((await change('Wall')).error.errorCode).toBe('EDIT_CONFLICT');
  expect(await namesOf(own)).toEqual(['Gate']);
  const deleted = await own.delete(`${path}/${id}`);
  expect([deleted.status, await namesOf(own)]).toEqual([200, []]);
  expect((await own.post(`/api/v1/undo/${undoIdOf(deleted)}`, {})).status).toBe(200);
  expect(await namesOf(own)).toEqual(['Gate']);
  const audit = await inCompany(app.kernel.db, own.companyCode, (tx) =>
    tx.selectFrom('audit_log').selectAll().where('target_id', '=', id).orderBy('occurred_at').execute(),
  );
  const operations = ['create', 'change', 'delete', 'restore'].map((verb) => `${verb}-grant-window`);
  expect(audit.map(({ operation, actor_id: actor }) => [operation, actor])).toEqual(
    operations.map((operation) => [operation, own.personId]),
  );
});

test('MEM-03 of simultaneous grant windows with one name one is added, and a deleted namesake cannot be restored', async () => {
  const own = await newCompany();
  const answers = await Promise.all(Array.from({ length: 5 }, () => create(own, 'Gate')));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.error).toMatchObject({
    errorCode: 'GRANT_WINDOW_NAME_TAKEN',
    fields: [{ path: 'grantWindowName', code: 'GRANT_WINDOW_NAME_TAKEN' }],
  });
  const id = await made(own, 'Door');
  const renamed = await own.put(`${path}/${id}`, { ...input, grantWindowName: 'Gate' });
  expect(renamed.error.errorCode).toBe('GRANT_WINDOW_NAME_TAKEN');
  const deleted = await own.delete(`${path}/${id}`);
  await made(own, 'Door');
  const undone = await own.post(`/api/v1/undo/${undoIdOf(deleted)}`, {});
  expect(undone.error.errorCode).toBe('GRANT_WINDOW_NAME_TAKEN');
  // Another company has the name too.
  await made(await newCompany(), 'Gate');
});

test('MEM-03 simultaneous grant windows are added up to the company’s limit, and then a deleted one cannot be restored', async () => {
  const own = await newCompany();
  const limit = grantWindowLimits.grantWindows;
  const first = await made(own, 'First');
  const addMany = () => Promise.all(Array.from({ length: limit + 3 }, (_, at) => create(own, `Wall ${at}`)));
  const codes = new Set((await addMany()).flatMap(({ status, error }) => (status === 200 ? [] : [error.errorCode])));
  expect([codes, (await namesOf(own)).length]).toEqual([new Set(['GRANT_WINDOW_LIMIT']), limit]);
  const deleted = await own.delete(`${path}/${first}`);
  await made(own, 'Last');
  const undone = await own.post(`/api/v1/undo/${undoIdOf(deleted)}`, {});
  expect([undone.error.errorCode, undone.error.params]).toEqual(['GRANT_WINDOW_LIMIT', { 0: limit }]);
});

test('MEM-03 an employee and a visitor cannot see or change grant windows, and those of another company are not found', async () => {
  const [own, other] = [await newCompany(), await newCompany()];
  const employee = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  const id = await made(own, 'Door');
  const callsOf = async (browser: Browser) => [
    await browser.put(`${path}/${id}`, { ...input, grantWindowName: 'Gate' }),
    await browser.delete(`${path}/${id}`),
  ];
  for (const [browser, code] of [
    [app.browser(), 'AC100'],
    [employee, 'CO401'],
  ] as const) {
    const answers = [...(await callsOf(browser)), await browser.get(path), await create(browser, 'Wall')];
    expect(answers.map(({ error }) => error.errorCode)).toEqual(answers.map(() => code));
  }
  const foreign = await callsOf(other);
  expect(foreign.map(({ status, error }) => [status, error.errorCode])).toEqual(foreign.map(() => [404, 'CO404']));
  expect([await namesOf(own), await namesOf(other)]).toEqual([['Door'], []]);
});

test.each([
  ['', 'MB_M_REQUIRED'],
  ['x'.repeat(grantWindowLimits.nameCharacters + 1), 'MB_M_MAX_LENGTH'],
  [7, 'CO400'],
])('MEM-03 a grant window of the name %j is refused with %s', async (name, code) => {
  const answer = await create(await newCompany(), name);
  expect(answer.error).toMatchObject({ fields: [{ path: 'grantWindowName', code }] });
});
