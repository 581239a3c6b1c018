// Runs on every PostgreSQL: row locks.
import { beforeAll, expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { administratorOf } from '../../../testing/organisation.ts';
import { rowWaitsOf } from '../../../testing/database/row-waits.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { lockCompany } from '../../ground/companies/index.ts';

const app = await startTestApp({ work: false });
const rowWaits = await rowWaitsOf(app);
const companyCode = 'CROSSING';
let browser: Browser;

beforeAll(async () => {
  browser = await administratorOf(app, companyCode);
  for (const departmentCode of ['EAST', 'WEST', 'INSIDE']) {
    const names = { departmentName: departmentCode, englishDepartmentName: departmentCode, language: 'ko' };
    const parentDepartmentCode = departmentCode === 'INSIDE' ? 'EAST' : 'TOP';
    const made = await browser.post('/api/v1/departments', { departmentCode, ...names, parentDepartmentCode });
    expect(made.status, made.text).toBe(200);
  }
});

const move = (code: string, parentDepartmentCode: string) =>
  browser.put(`/api/v1/departments/${code}/place`, { parentDepartmentCode });

test('DEP-04 the moves of a company wait for each other, even without a common row', async () => {
  const { sent } = await inCompany(app.kernel.db, companyCode, async (tx) => {
    await lockCompany(tx, companyCode);
    const first = move('WEST', 'INSIDE');
    await rowWaits(1);
    return { sent: first };
  });
  expect((await sent).status).toBe(200);
  // EAST under WEST, which is under INSIDE and so under EAST itself.
  expect((await move('EAST', 'WEST')).error.errorCode).toBe('DEPARTMENT_UNDER_ITSELF');
});
