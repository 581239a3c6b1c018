import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addMember } from '../../../testing/member.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/sub-organisations';
const names = { subOrganisationName: '부산본부', englishSubOrganisationName: 'Busan Plant' };

async function made(browser: Browser, subOrganisationCode: string): Promise<string> {
  const answer = await browser.post(path, { subOrganisationCode, ...names });
  expect(answer.status).toBe(200);
  return answer.json<{ subOrganisationId: string }>().subOrganisationId;
}

async function codesOf(browser: Browser): Promise<string[]> {
  const { items } = (await browser.get(path)).json<{ items: { subOrganisationCode: string }[] }>();
  return items.map(({ subOrganisationCode }) => subOrganisationCode);
}

test('DEP-06 API-01 listCompByLvl and topmenu/list return only the real sub-organisations of the own company', async () => {
  const [own, other] = [await newAdministrator(app, 'PARTA'), await newAdministrator(app, 'PARTA')];
  const [seoul, busan] = [await made(own, 'seoul'), await made(own, 'BUSAN')];
  await made(other, 'ABROAD');
  expect((await own.put('/api/v1/sub-organisation-order', { subOrganisationIds: [busan, seoul] })).status).toBe(200);
  const api = '/board/rest/v1/admin';
  const listed = await own.get(`${api}/common/listCompByLvl`);
  const { list } = listed.json<{ data: { list: Record<string, unknown>[] } }>().data;
  expect(list.map(({ compCd, suborgCd, compLvl }) => [compCd, suborgCd, compLvl])).toEqual([
    [own.companyCode, own.companyCode, 1],
    [own.companyCode, 'BUSAN', 2],
    [own.companyCode, 'SEOUL', 2],
  ]);
  expect(list[1]).toMatchObject({ compNm: '부산본부', enCompNm: 'Busan Plant' });
  const topMenus = (code: string) => own.get(`${api}/topmenu/list?suborgCd=${code}`);
  expect((await topMenus('BUSAN')).json<{ data: { list: object[] } }>().data.list[0]).toMatchObject({
    compCd: own.companyCode,
    suborgCd: 'BUSAN',
  });
  for (const code of ['ABROAD', 'NOSUCH', other.companyCode]) {
    const answer = await topMenus(code);
    expect([answer.status, answer.error.errorCode]).toEqual([403, 'CO401']);
  }
});

test.each([
  [{ subOrganisationCode: 'A' }, 'subOrganisationCode', 'SUB_ORGANISATION_CODE_LENGTH'],
  [{ subOrganisationCode: 'A'.repeat(21) }, 'subOrganisationCode', 'SUB_ORGANISATION_CODE_LENGTH'],
  [{ subOrganisationCode: '부산' }, 'subOrganisationCode', 'MB_M_ALPHANUMERIC'],
  [{ subOrganisationName: '' }, 'subOrganisationName', 'MB_M_REQUIRED'],
  [{ englishSubOrganisationName: '부산' }, 'englishSubOrganisationName', 'MB_M_ENGLISH_WORDS'],
])('DEP-06 LIM-01 a sub-organisation with %o is refused on %s with %s', async (change, field, code) => {
  const own = await newAdministrator(app, 'PARTB');
  const answer = await own.post(path, { subOrganisationCode: 'BUSAN', ...names, ...change });
  expect([answer.status, answer.error.fields[0]?.path, answer.error.fields[0]?.code]).toEqual([400, field, code]);
  expect(await codesOf(own)).toEqual([]);
});

test('DEP-06 of two simultaneous sub-organisations with one code one is created, and the company’s code is refused', async () => {
  const own = await newAdministrator(app, 'PARTC');
  const make = (subOrganisationCode: string) => own.post(path, { subOrganisationCode, ...names });
  const answers = [...(await Promise.all([make('BUSAN'), make('busan')])), await make(own.companyCode)];
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused.map(({ error }) => error.errorCode)).toEqual(['SUB_ORGANISATION_TAKEN', 'SUB_ORGANISATION_TAKEN']);
  expect(await codesOf(own)).toEqual(['BUSAN']);
});

test('DEP-06 of 60 simultaneous sub-organisations 50 are created', async () => {
  const own = await newAdministrator(app, 'PARTD');
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) => own.post(path, { subOrganisationCode: `PART${at}`, ...names })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ error }) => error.errorCode))).toEqual(new Set(['SUB_ORGANISATION_LIMIT']));
  expect(await codesOf(own)).toHaveLength(50);
});

test('DEP-06 a person belongs to the sub-organisation of the nearest department that has one, otherwise to the company’s own', async () => {
  const own = await newAdministrator(app, 'PARTE');
  const other = await newAdministrator(app, 'PARTE');
  const [busan, seoul] = [await made(own, 'BUSAN'), await made(own, 'SEOUL')];
  const suborgCd = async () =>
    (await own.post('/employee/memberadmin/rest/v1/emp/readEmployeeByUserId', { userId: '' })).json<{
      memberVO: { suborgCd: string };
    }>().memberVO.suborgCd;
  const place = (subOrganisationId: string | null, by: Browser = own, more: object = {}) =>
    by.put('/api/v1/sub-organisation-departments/TOP', { subOrganisationId, ...more });
  expect(await suborgCd()).toBe(own.companyCode);
  expect((await place(busan)).status).toBe(200);
  expect(await suborgCd()).toBe('BUSAN');
  const listed = (await own.get(path)).json<{ items: { departments: { departmentCode: string }[] }[] }>();
  expect(listed.items.map(({ departments }) => departments.map(({ departmentCode }) => departmentCode))).toEqual([
    ['TOP'],
    [],
  ]);
  // Another company's sub-organisation is none, and two who place at once do not overwrite each other.
  expect((await place(busan, other)).error.errorCode).toBe('CO404');
  const answers = await Promise.all([place(seoul, own, { expected: busan }), place(null, own, { expected: busan })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await place(seoul)).status).toBe(200);
  expect((await own.delete(`${path}/${seoul}`)).status).toBe(200);
  expect(await suborgCd()).toBe(own.companyCode);
});

test('DEP-06 a person assigned to a sub-organisation individually remains there, whatever their department’s', async () => {
  const own = await newAdministrator(app, 'PARTF');
  const other = await newAdministrator(app, 'PARTF');
  const [busan, seoul] = [await made(own, 'BUSAN'), await made(own, 'SEOUL')];
  const abroad = await made(other, 'ABROAD');
  const suborgCd = async () =>
    (await own.post('/employee/memberadmin/rest/v1/emp/readEmployeeByUserId', { userId: '' })).json<{
      memberVO: { suborgCd: string };
    }>().memberVO.suborgCd;
  const place = (subOrganisationId: string | null, by: Browser = own, more: object = {}) =>
    by.put(`/api/v1/sub-organisation-people/${own.personId}`, { subOrganisationId, ...more });
  await own.put('/api/v1/sub-organisation-departments/TOP', { subOrganisationId: busan });
  expect(await suborgCd()).toBe('BUSAN');
  expect((await place(seoul)).status).toBe(200);
  expect(await suborgCd()).toBe('SEOUL');
  const listed = (await own.get(path)).json<{ items: { people: { personId: string }[] }[] }>();
  expect(listed.items.map(({ people }) => people.map(({ personId }) => personId))).toEqual([[], [own.personId]]);
  // Neither another company's person nor its sub-organisation is there.
  expect((await place(abroad, other)).error.errorCode).toBe('CO404');
  expect((await place(abroad)).error.errorCode).toBe('CO404');
  const answers = await Promise.all([place(busan, own, { expected: seoul }), place(null, own, { expected: seoul })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await place(seoul)).status).toBe(200);
  expect((await own.delete(`${path}/${seoul}`)).status).toBe(200);
  expect(await suborgCd()).toBe('BUSAN');
});

test('USR-07 ACC-10 applicants, the retired and synchronising people are neither added to nor removed from sub-organisations', async () => {
  const own = await newAdministrator(app, 'PARTH');
  const { companyCode } = own;
  const busan = await made(own, 'BUSAN');
  const { personId } = await addMember(app.kernel.db, { companyCode, role: 'employee' });
  const place = async (subOrganisationId: string | null) => {
    const answer = await own.put(`/api/v1/sub-organisation-people/${personId}`, { subOrganisationId });
    return answer.status === 200 ? 'done' : answer.error.errorCode;
  };
  const set = (values: { applied_at?: Date | null; employment_status?: string; synchronising_until?: Date | null }) =>
    inCompany(app.kernel.db, companyCode, (tx) =>
      tx.updateTable('people').set(values).where('person_id', '=', personId).execute(),
    );
  expect(await place(busan)).toBe('done');
  await set({ applied_at: null });
  for (const target of [busan, null]) expect(await place(target)).toBe('EMPLOYEE_NOT_APPLIED');
  await set({ applied_at: new Date(), employment_status: 'R' });
  for (const target of [busan, null]) expect(await place(target)).toBe('EMPLOYEE_RETIRED');
  await set({ employment_status: 'B', synchronising_until: new Date('2099-01-01') });
  for (const target of [busan, null]) expect(await place(target)).toBe('MB657');
  await set({ synchronising_until: null });
  expect(await place(null)).toBe('done');
});

test('DEP-06 at most 200 people of a company are assigned to sub-organisations individually, and of three at once the last two places are filled', async () => {
  const own = await newAdministrator(app, 'PARTG');
  const { companyCode } = own;
  const busan = await made(own, 'BUSAN');
  const { db } = app.kernel;
  const people: string[] = [];
  for (let n = 0; n < 200; n += 1) people.push((await addMember(db, { companyCode, role: 'employee' })).personId);
  await inCompany(db, companyCode, (tx) =>
    tx
      .insertInto('sub_organisation_people')
      .values(
        people.slice(0, 198).map((person_id) => ({ company_code: companyCode, person_id, sub_organisation_id: busan })),
      )
      .execute(),
  );
  const place = (personId: string) =>
    own.put(`/api/v1/sub-organisation-people/${personId}`, { subOrganisationId: busan });
  const answers = await Promise.all([...people.slice(198), own.personId].map(place));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 409).map(({ error }) => error.errorCode)).toEqual([
    'SUB_ORGANISATION_PEOPLE_LIMIT',
  ]);
});
