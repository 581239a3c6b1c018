// Runs on every PostgreSQL: one row per grade, made at the first name.
import { expect, test } from 'vitest';
import type { NamedGrade } from '@madang/contract/organisation/security-grades/routes.ts';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { administratorOf, auditRows } from '../../../testing/organisation.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/security-grades';
const unnamed = { gradeName: '', englishGradeName: '' };

async function gradesOf(browser: Browser): Promise<readonly NamedGrade[]> {
  return (await browser.get(path)).json<{ items: NamedGrade[] }>().items;
}

async function namesOf(browser: Browser): Promise<readonly string[]> {
  return (await gradesOf(browser)).map(({ securityGrade, gradeName }) => `${securityGrade} ${gradeName}`);
}

test('USR-06 a company names its grades, everyone in it reads the names, and no other company does', async () => {
  const [browser, other] = [await administratorOf(app, 'GRADEA'), await administratorOf(app, 'GRADEB')];
  const employee = await memberBrowser(app, { companyCode: 'GRADEA', role: 'employee' });
  expect(await namesOf(browser)).toEqual(['3 ', '4 ', '5 ', '9 ', '10 ']);
  const names = { gradeName: '임원', englishGradeName: 'Executive' };
  expect((await browser.put(`${path}/3`, { ...names, expected: unnamed })).json()).toEqual({ result: 'success' });
  for (const reader of [browser, employee]) expect((await gradesOf(reader))[0]).toEqual({ securityGrade: 3, ...names });
  expect(await namesOf(other)).toEqual(['3 ', '4 ', '5 ', '9 ', '10 ']);
  expect((await browser.put(`${path}/3`, unnamed)).status).toBe(200);
  expect(await namesOf(browser)).toEqual(['3 ', '4 ', '5 ', '9 ', '10 ']);
  expect(await auditRows(app, 'GRADEA', 'name-security-grade')).toHaveLength(2);
});

test('USR-06 a nonexistent grade, an invalid name and a caller without the right are refused', async () => {
  const browser = await administratorOf(app, 'GRADEC');
  const employee = await memberBrowser(app, { companyCode: 'GRADEC', role: 'employee' });
  expect((await browser.put(`${path}/6`, unnamed)).status).toBe(400);
  for (const [change, field, code] of [
    [{ ...unnamed, gradeName: ' 임원' }, 'gradeName', 'MB_M_LEADING_SPACE'],
    [{ ...unnamed, gradeName: '가'.repeat(31) }, 'gradeName', 'MB_M_MAX_LENGTH'],
    [{ ...unnamed, englishGradeName: '임원' }, 'englishGradeName', 'MB_M_ENGLISH_WORDS'],
  ] as const) {
    const { error } = await browser.put(`${path}/3`, change);
    expect(error, JSON.stringify(change)).toMatchObject({ errorCode: code, fields: [{ path: field }] });
  }
  expect((await employee.put(`${path}/3`, unnamed)).error.errorCode).toBe('CO401');
  expect((await app.browser().get(path)).error.errorCode).toBe('AC100');
});

test('USR-06 of eight names at once from the same expected value one succeeds, and the rest are refused', async () => {
  const browser = await administratorOf(app, 'GRADED');
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      browser.put(`${path}/5`, { gradeName: `이름 ${index}`, englishGradeName: '', expected: unnamed }),
    ),
  );
  const won = answers.findIndex(({ status }) => status === 200);
  expect(answers.filter(({ status }) => status !== 200).map(({ error }) => error.errorCode)).toEqual(
    Array.from({ length: 7 }, () => 'EDIT_CONFLICT'),
  );
  expect(await namesOf(browser)).toContain(`5 이름 ${won}`);
});
