// Runs on every PostgreSQL: conflicts and row locks.
import { expect, test } from 'vitest';
import type { DepartmentDetail } from '@madang/contract/organisation/departments/routes.ts';
import type { Browser } from '../../../testing/browser.ts';
import { administratorOf, auditRows, departmentCodes } from '../../../testing/organisation.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/departments';
const names = (departmentName: string, englishDepartmentName = 'Team') => ({
  departmentName,
  englishDepartmentName,
  language: 'ko',
});

async function twoAdministrators(companyCode: string, codes: readonly string[]): Promise<[Browser, Browser]> {
  const one = await administratorOf(app, companyCode);
  for (const departmentCode of codes) {
    const answer = await one.post(path, { departmentCode, ...names('처음'), parentDepartmentCode: 'TOP' });
    expect(answer.status, answer.text).toBe(200);
  }
  return [one, await administratorOf(app, companyCode)];
}

async function nameOf(browser: Browser, code: string): Promise<string> {
  const { department } = (await browser.get(`${path}/${code}`)).json<DepartmentDetail>();
  return `${department.departmentName} ${department.englishDepartmentName}`;
}

test('DEP-01 names changed since a form was opened are not overwritten, by saving or by an undo', async () => {
  const [one, two] = await twoAdministrators('STALE1', ['SALES']);
  const rename = (browser: Browser, body: object) => browser.put(`${path}/SALES`, body);
  const [first, second, third] = [names('처음'), names('둘째'), names('처음', 'Crew')];
  expect((await rename(one, { ...second, expected: first })).json()).toEqual({ before: first });
  const late = await rename(two, { ...third, expected: first });
  expect([late.status, late.error.errorCode]).toEqual([409, 'EDIT_CONFLICT']);
  expect(await nameOf(one, 'SALES')).toBe('둘째 Team');
  // Who says nothing of what they saw overwrites; the first author's undo then does not.
  expect((await rename(two, third)).status).toBe(200);
  expect((await rename(one, { ...first, expected: second })).error.errorCode).toBe('EDIT_CONFLICT');
  expect(await nameOf(one, 'SALES')).toBe('처음 Crew');
  expect(await auditRows(app, 'STALE1', 'change-department')).toHaveLength(2);
});

test('DEP-01 of two saves of one form at once one succeeds and the other is refused', async () => {
  const [one, two] = await twoAdministrators('STALE2', ['SALES']);
  let expected = names('처음');
  for (let round = 0; round < 10; round += 1) {
    const wanted = [names(`하나 ${round}`), names(`둘 ${round}`)] as const;
    const answers = await Promise.all([
      one.put(`${path}/SALES`, { ...wanted[0], expected }),
      two.put(`${path}/SALES`, { ...wanted[1], expected }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expected = answers[0].status === 200 ? wanted[0] : wanted[1];
    expect(await nameOf(one, 'SALES')).toBe(`${expected.departmentName} Team`);
  }
});

test('DEP-04 a department moved in the meantime remains there, and an undo respects a later place', async () => {
  const [one, two] = await twoAdministrators('STALE3', ['AAAA', 'BBBB', 'CCCC']);
  const move = (browser: Browser, body: object) => browser.put(`${path}/AAAA/place`, body);
  const top = { parentDepartmentCode: 'TOP' };
  const underB = { parentDepartmentCode: 'BBBB', beforeDepartmentCode: '' };
  const { before } = (await move(one, { ...underB, expected: top })).json<{ before: object }>();
  expect(before).toEqual({ ...top, beforeDepartmentCode: 'BBBB' });
  // It stands as it is wanted already, as after an undo that is sent twice.
  expect((await move(one, { ...underB, expected: top })).status).toBe(200);
  const late = await move(two, { parentDepartmentCode: 'CCCC', beforeDepartmentCode: '', expected: top });
  expect([late.status, late.error.errorCode]).toEqual([409, 'EDIT_CONFLICT']);
  expect((await move(two, { ...top, beforeDepartmentCode: '', expected: underB })).status).toBe(200);
  expect((await move(one, { ...before, expected: underB })).error.errorCode).toBe('EDIT_CONFLICT');
  // The neighbour counts where it is named: CCCC was put behind it since.
  await one.put(`${path}/CCCC/place`, { ...top, beforeDepartmentCode: '' });
  const stale = { ...top, beforeDepartmentCode: '' };
  expect((await move(two, { ...top, beforeDepartmentCode: 'BBBB', expected: stale })).error.errorCode).toBe(
    'EDIT_CONFLICT',
  );
  expect(await departmentCodes(app, 'STALE3')).toEqual(expect.arrayContaining(['AAAA', 'BBBB', 'CCCC']));
});
