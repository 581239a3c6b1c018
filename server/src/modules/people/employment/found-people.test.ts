// Runs on every PostgreSQL: search by SQL.
import { expect, test } from 'vitest';
import { memberBrowser } from '../../../testing/member.ts';
import { addTestPerson, employeesOf, employeesPath } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { administratorOf, list } = employeesOf(app);
const retirement = { reason: 'personal', note: '', when: 'now', handovers: [] };

test('STA-01 DEP-05 administrators find a retired person, and colleagues do not', async () => {
  const { browser, companyCode } = await administratorOf();
  const { personId, loginId } = await addTestPerson(app, { companyCode });
  const colleague = await memberBrowser(app, { companyCode, role: 'employee' });
  const byColleague = async () => {
    const answer = await colleague.post('/api/v1/organisation/search', { by: 'name', term: loginId.split('@')[0] });
    expect(answer.status, answer.text).toBe(200);
    return answer.text.includes(personId);
  };
  const byAdministrator = async () => (await list(browser, { keyword: loginId })).items.map(({ state }) => state);
  const found = [await byColleague(), await byAdministrator()];
  expect((await browser.post(`${employeesPath}/${personId}/retirement`, retirement)).status).toBe(200);
  expect([found, await byColleague(), await byAdministrator()]).toEqual([[true, ['inService']], false, ['retired']]);
  expect((await colleague.get(`/api/v1/organisation/people/${personId}`)).status).not.toBe(200);
});
