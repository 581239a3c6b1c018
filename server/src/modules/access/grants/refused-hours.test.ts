import { expect, test } from 'vitest';
import type { ErrorBody } from '@madang/contract/kernel/errors.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { statementsOfCall } from '../../../testing/database/count-statements.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { createTree } from '../../../testing/operations/random-grants.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { db } = app.kernel;
const reason = '조직 개편을 함께 준비합니다.';
const limits = { scopeId: '', validFrom: '', validUntil: '', windowId: '', reason };
const inBranch = (scopeId: string) => ({ ...limits, scopeKind: 'department', scopeId });
const ofDepartments = { targetType: 'R', targetName: 'departments' };
const day = 1_440;
/** A day by the clock of Seoul, as many days from now as are said. */
const dayFromNow = (days: number) => new Date(Date.now() + 9 * 3_600_000 + days * 86_400_000);
const mondayFirst = (date: Date) => (date.getUTCDay() + 6) % 7;

async function company() {
  const own = await newAdministrator(app, 'SAMPLE');
  await createTree(own);
  const by = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  const open = async (hours: object) => {
    const window = { grantWindowName: 'Hours', zone: 'GMT+9', closesOnDaysOff: false, ...hours };
    const made = await own.post('/api/v1/grant-windows', window);
    expect(made.status, made.text).toBe(200);
    return made.json<{ grantWindowId: string }>().grantWindowId;
  };
  const give = async (what: object) => {
    const given = await own.post('/api/v1/grants', { granteeType: 'P', granteeId: by.personId, ...what });
    expect(given.status, given.text).toBe(200);
  };
  return { own, by, open, give };
}

const change = { departmentName: '영업', englishDepartmentName: 'Sales', language: 'ko' };
const rename = (by: Browser, code: string) => by.put(`/api/v1/departments/${code}`, change);
const errorOf = (answer: Answer) => answer.json<ErrorBody>();

/** An hour of the day after tomorrow in Seoul, and its name. */
function laterHours() {
  const date = dayFromNow(2);
  const from = mondayFirst(date) * day + 600;
  const opens = new Date(date);
  opens.setUTCHours(1, 0, 0, 0);
  return {
    weekly: [{ from, to: from + 60 }],
    opensAt: opens.toISOString(),
    name: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][mondayFirst(date)] ?? '',
  };
}

test('MEM-03 a call outside of the hours of its right is refused with the hours, in UTC and in the reader’s zone, and the next of them', async () => {
  const { own, by, open, give } = await company();
  const { weekly, opensAt, name } = laterHours();
  await give({ ...ofDepartments, ...inBranch('AAAA'), windowId: await open({ weekly }) });
  const utc = weekly.map(({ from, to }) => ({ from: from - 540, to: to - 540 }));
  const refused = await rename(by, 'AONE');
  expect([refused.status, errorOf(refused)]).toMatchObject([
    403,
    {
      errorCode: 'AC103',
      right: { permission: 'departments.change', kind: 'department', id: 'AONE' },
      hours: { utc, own: weekly, zone: 'Asia/Seoul', nextHours: opensAt },
      params: { 0: `${name} 10:00–11:00 Asia/Seoul`, 1: `${name} 01:00–02:00` },
    },
  ]);
  expect(errorOf(refused).errorMessage).toContain(`${name} 10:00–11:00 Asia/Seoul`);
  // By the clock that the person chose.
  await inCompany(db, own.companyCode, (tx) =>
    tx.updateTable('people').set({ time_zone: 'Asia/Tashkent' }).where('person_id', '=', by.personId).execute(),
  );
  expect(errorOf(await rename(by, 'AONE')).params).toEqual({
    0: `${name} 06:00–07:00 Asia/Tashkent`,
    1: `${name} 01:00–02:00`,
  });
});

test('MEM-03 only a right that would reach names hours: of another branch, of one that is over or not begun, and of none the refusal is as before', async () => {
  const { by, open, give } = await company();
  const { weekly } = laterHours();
  const codeOf = async (code: string) => errorOf(await rename(by, code)).errorCode;
  expect(await codeOf('AONE')).toBe('CO401');
  const windowId = await open({ weekly });
  await give({ ...ofDepartments, ...inBranch('BBBB') });
  expect(await codeOf('AONE')).toBe('CO401');
  await give({ ...ofDepartments, ...inBranch('AAAA'), validFrom: '2999-01-01', windowId });
  expect(await codeOf('AONE')).toBe('CO401');
  await give({ ...ofDepartments, ...inBranch('AONE'), windowId });
  const codes = [await codeOf('AONE'), await codeOf('ADEEP'), await codeOf('AAAA'), await codeOf('NOWHERE')];
  expect(codes).toEqual(['AC103', 'AC103', 'CO401', 'CO401']);
  expect(errorOf(await rename(by, 'ADEEP')).right).toEqual({
    permission: 'departments.change',
    kind: 'department',
    id: 'ADEEP',
  });
  // Of two things the one is within reach now, and the other at its hours or never.
  const moved = async (code: string, parentDepartmentCode: string) =>
    errorOf(await by.put(`/api/v1/departments/${code}/place`, { parentDepartmentCode })).errorCode;
  expect([await moved('ADEEP', 'BBBB'), await moved('BONE', 'AAAA')]).toEqual(['AC103', 'CO401']);
});

test('MEM-03 a refusal promises no hours where the right never reaches: of the whole company, and of a person elsewhere', async () => {
  const { own, by, open, give } = await company();
  const administrator = { targetType: 'L', targetName: 'administrator' };
  await give({ ...administrator, ...inBranch('AAAA'), windowId: await open({ weekly: laterHours().weekly }) });
  const codeOf = async (answer: Promise<Answer>) => errorOf(await answer).errorCode;
  const codes = [
    await codeOf(by.get('/api/v1/company-roles')),
    await codeOf(by.get(`/api/v1/employees/${own.personId}`)),
    await codeOf(by.put('/api/v1/departments/AONE/place', { parentDepartmentCode: 'BBBB' })),
    await codeOf(by.get('/api/v1/employees')),
    await codeOf(rename(by, 'AONE')),
  ];
  expect(codes).toEqual(['CO401', 'CO401', 'CO401', 'AC103', 'AC103']);
});

test('MEM-03 a day off of the company calendar closes hours, and the refusal says so', async () => {
  const { own, by, open, give } = await company();
  const anyTime = [{ from: 0, to: 7 * day }];
  await give({
    ...ofDepartments,
    ...inBranch('AAAA'),
    windowId: await open({ weekly: anyTime, closesOnDaysOff: true }),
  });
  expect((await own.put('/api/v1/public-holidays', { choice: 'none' })).status).toBe(200);
  expect((await rename(by, 'AONE')).status).toBe(200);
  const today = dayFromNow(0).toISOString().slice(0, 10);
  const made = await own.post('/api/v1/anniversaries', { subject: '창립기념일', date: today, isHoliday: true });
  expect(made.status, made.text).toBe(200);
  const refused = errorOf(await rename(by, 'AONE'));
  const midnight = new Date(`${dayFromNow(1).toISOString().slice(0, 10)}T00:00:00+09:00`).toISOString();
  expect(refused).toMatchObject({ errorCode: 'AC104', hours: { own: anyTime, nextHours: midnight } });
  const { anniversaryId } = made.json<{ anniversaryId: string }>();
  expect((await own.delete(`/api/v1/anniversaries/${anniversaryId}`)).status).toBe(200);
  expect((await rename(by, 'AONE')).status).toBe(200);
});

test('MEM-03 an allowed call has as many statements with hours as without, and a refusal of a person without hours as before', async () => {
  const { by, open, give } = await company();
  const statementsOf = async (code: string, status: number) => {
    const call = async () => expect((await by.get(`/api/v1/departments/${code}`)).status).toBe(status);
    // The rights are read again once.
    await call();
    return (await statementsOfCall(call)).length;
  };
  const viewing = { targetType: 'V', targetName: 'departments' };
  await give({ ...viewing, ...inBranch('AONE') });
  const [allowed, refused] = [await statementsOf('AONE', 200), await statementsOf('BBBB', 403)];
  await give({ ...viewing, ...inBranch('BONE'), windowId: await open({ weekly: [{ from: 0, to: 7 * day }] }) });
  expect([await statementsOf('BONE', 200), await statementsOf('AONE', 200)]).toEqual([allowed, allowed]);
  expect(await statementsOf('BBBB', 403)).toBeGreaterThan(refused);
});
