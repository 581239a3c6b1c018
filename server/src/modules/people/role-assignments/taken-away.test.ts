// Runs on every PostgreSQL: row locks.
import { expect, test } from 'vitest';
import { auditRows, administratorOf, departmentCodes } from '../../../testing/organisation.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const path = '/api/v1/memberships';

test('MEM-01 each change in progress while the role is revoked is made whole or refused, and later ones are refused', async () => {
  const companyCode = 'TAKEN1';
  const administrator = await administratorOf(app, companyCode);
  const owner = await memberBrowser(app, { companyCode, role: 'administrator' });
  let made = 0;
  const act = async () => {
    made += 1;
    const departmentCode = `DEPT${made}`;
    const names = { departmentName: departmentCode, englishDepartmentName: departmentCode, language: 'ko' };
    const body = { departmentCode, parentDepartmentCode: 'TOP', ...names };
    const { status, error } = await owner.post('/api/v1/departments', body);
    return { departmentCode, outcome: status === 200 ? 'done' : error.errorCode };
  };
  const acts = async (count: number) => Promise.all(Array.from({ length: count }, act));
  // As many as a company whose set-up is not over may make.
  const first = acts(10);
  const taken = administrator.delete(`${path}/${owner.personId}/administrator`);
  const second = acts(10);
  expect((await taken).status).toBe(200);
  const after = await acts(8);
  expect(after.map(({ outcome }) => outcome)).toEqual(after.map(() => 'CO401'));
  const before = [...(await first), ...(await second)];
  for (const { outcome } of before) expect(['done', 'CO401']).toContain(outcome);
  const done = before.filter(({ outcome }) => outcome === 'done').map((each) => each.departmentCode);
  expect(await departmentCodes(app, companyCode)).toEqual(done.toSorted());
  const rows = await auditRows(app, companyCode, 'create-department');
  expect(rows.map((row) => row.target_id).toSorted()).toEqual(done.toSorted());
  expect(new Set(rows.map((row) => row.actor_id))).toEqual(new Set(done.length === 0 ? [] : [owner.personId]));
});
