import { expect, test } from 'vitest';
import type { IdChangePeriodRow } from '@madang/contract/people/sub-organisations/id-change-periods.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { type Browser, undoIdOf } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const path = '/api/v1/id-change-periods';
const none = { from: '', to: '' };

const list = async (by: Browser) => (await by.get(path)).json<List<IdChangePeriodRow>>().items;
const set = async (by: Browser, body: object) => {
  const { status, error } = await by.put(path, body);
  return status === 200 ? 'done' : [error.errorCode, error.fields[0]?.path];
};
const part = { subOrganisationCode: 'BUSAN', subOrganisationName: '부산', englishSubOrganisationName: 'Busan' };
const administratorOf = (companyCode: string) => memberBrowser(app, { companyCode, role: 'administrator' });

/** The day so many days from now, in Korea. */
async function day(ahead: number): Promise<string> {
  const { rows } = await app.pools.owner.query<{ day: string }>(
    `select ((app_now() at time zone 'Asia/Seoul')::date + $1::integer)::text as day`,
    [ahead],
  );
  return rows[0]?.day ?? '';
}

test('IDR-03 STA-06 the company and each sub-organisation have a period, which opens and closes on the company’s days', async () => {
  const companyCode = 'IDP1';
  const by = await administratorOf(companyCode);
  expect((await by.post('/api/v1/sub-organisations', part)).status).toBe(200);
  expect(
    (await list(by)).map(({ subOrganisationCode, state, periodValue }) => [subOrganisationCode, state, periodValue]),
  ).toEqual([
    [companyCode, 'never', ''],
    ['BUSAN', 'never', ''],
  ]);
  const [yesterday, today, tomorrow] = [await day(-1), await day(0), await day(1)];
  const states: string[] = [];
  for (const period of [
    { from: tomorrow, to: tomorrow },
    { from: today, to: today },
    { from: yesterday, to: yesterday },
  ]) {
    expect(await set(by, { subOrganisationCode: 'BUSAN', period })).toBe('done');
    states.push((await list(by))[1]?.state ?? '');
  }
  expect(states).toEqual(['before', 'open', 'over']);
  const days = { from: '2026-12-01', to: '2026-12-31' };
  expect(await set(by, { subOrganisationCode: companyCode, period: days })).toBe('done');
  const [own] = await list(by);
  expect(own).toMatchObject({ period: days, periodValue: `${companyCode}|20261201|20261231` });
  expect(await set(by, { subOrganisationCode: companyCode, period: none, expected: days })).toBe('done');
  expect((await list(by))[0]).toMatchObject({ period: none, periodValue: '', state: 'never' });
});

test('IDR-03 STA-06 a period in the wrong order, with only one day or of an unknown part is refused, and a later change remains', async () => {
  const companyCode = 'IDP2';
  const by = await administratorOf(companyCode);
  const ask = (period: object, more: object = {}) => set(by, { subOrganisationCode: companyCode, period, ...more });
  expect(await ask({ from: '2026-12-31', to: '2026-12-01' })).toEqual(['SEARCH_DATES_ORDER', 'period.to']);
  expect(await ask({ from: '2026-12-01', to: '' })).toEqual(['MB_M_REQUIRED', 'period.to']);
  expect(await ask({ from: '2026-02-30', to: '2026-03-01' })).toEqual(['CO400', 'period.from']);
  const days = { from: '2026-12-01', to: '2026-12-31' };
  expect(await ask(days, { subOrganisationCode: 'NOSUCH' })).toEqual(['CO404', undefined]);
  expect(await ask(days, { expected: none })).toBe('done');
  const answers = await Promise.all([1, 2].map((n) => ask({ ...days, to: `2027-01-0${n}` }, { expected: days })));
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  expect(answers.filter((answer) => answer !== 'done')).toEqual([['EDIT_CONFLICT', undefined]]);
});

test('IDR-03 STA-06 a period can be removed, and a new part does not inherit the period of a deleted part with its code', async () => {
  const by = await administratorOf('IDP3');
  const made = (await by.post('/api/v1/sub-organisations', part)).json<{ subOrganisationId: string }>();
  const days = { from: '2026-12-01', to: '2026-12-31' };
  const done = await by.put(path, { subOrganisationCode: 'BUSAN', period: days });
  expect((await by.post(`/api/v1/undo/${undoIdOf(done)}`)).status).toBe(200);
  expect((await list(by))[1]?.period).toEqual(none);
  expect(await set(by, { subOrganisationCode: 'BUSAN', period: days })).toBe('done');
  const gone = await by.delete(`/api/v1/sub-organisations/${made.subOrganisationId}`);
  expect(await list(by)).toHaveLength(1);
  expect((await by.post(`/api/v1/undo/${undoIdOf(gone)}`)).status).toBe(200);
  expect((await list(by))[1]?.period).toEqual(days);
  await by.delete(`/api/v1/sub-organisations/${made.subOrganisationId}`);
  await by.post('/api/v1/sub-organisations', part);
  expect((await list(by))[1]?.period).toEqual(none);
});

test('MEM-04 IDR-03 employees and other companies cannot see or set a period', async () => {
  const employee = await memberBrowser(app, { companyCode: 'IDP4', role: 'employee' });
  const stranger = await administratorOf('IDP4B');
  const body = { subOrganisationCode: 'IDP4', period: { from: '2026-12-01', to: '2026-12-31' } };
  expect((await employee.get(path)).error.errorCode).toBe('CO401');
  expect(await set(employee, body)).toEqual(['CO401', undefined]);
  expect(await set(stranger, body)).toEqual(['CO404', undefined]);
});
