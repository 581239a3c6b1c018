// Runs on every PostgreSQL: one statement over the tables of five modules.
import type { PersonPost } from '@madang/contract/people/organisation-charts/routes.ts';
import type { readEmployee } from '@madang/contract/people/people/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../../kernel/db/database.ts';
import { statementsOf } from '../../../../testing/database/count-statements.ts';
import { memberBrowser } from '../../../../testing/member.ts';
import { answerOptional, employeesOf, employeesPath as path } from '../../../../testing/people.ts';
import { issueActivationKey } from '../../../../testing/registrations.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const { administratorOf, register } = employeesOf(app);
const { browser, companyCode } = await administratorOf();
const panelOf = async (personId: string, by = browser) =>
  (await by.get(`${path}/${personId}`)).json<AnswerOf<typeof readEmployee>>();
const made = async (where: string, body: object) => {
  const answer = await browser.post(`/api/v1/${where}`, body);
  expect(answer.status, answer.text).toBe(200);
  return answer;
};
await made('job-ranks', { jobRankCode: 'MGR', jobRankName: '과장', englishJobRankName: 'Manager' });
await made('job-titles', { jobRankCode: 'LEAD', jobRankName: '팀장', englishJobRankName: 'Team lead' });

async function addDepartment(departmentCode: string, departmentName: string, parentDepartmentCode = 'TOP') {
  const body = { departmentCode, departmentName, englishDepartmentName: departmentCode, parentDepartmentCode };
  await made('departments', { ...body, language: 'ko' });
  return departmentCode;
}

test('USR-04 the panel of a person takes one request and at most five statements, whatever its content', async () => {
  const departmentCode = await addDepartment('OVERSEAS', '해외영업팀');
  const opencode = await issueActivationKey(app);
  const { personId } = await register(browser, { departmentCode, jobRankCode: 'MGR', jobTitleCode: 'LEAD', opencode });
  await browser.post(`${path}/${personId}/welcome-mail`);
  const member = await memberBrowser(app, { companyCode, role: 'employee' });
  await answerOptional(app, { companyCode, personId: member.personId }, true);
  for (const id of [personId, member.personId]) {
    let shown: Awaited<ReturnType<typeof panelOf>> | undefined;
    const asked = await statementsOf(async () => {
      shown = await panelOf(id);
    });
    // Who is asking is found beside them, as with every call; the welcome mail may be leaving by then, a connection be opened
    // and the properties be read, as every two seconds.
    const beside =
      /session_versions|"outbox"|graphile_worker|message_counts|access_records|from "properties"|current_user::text as role/;
    const own = asked.filter((text) => !beside.test(text));
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(5);
    expect(shown?.employee.personId).toBe(id);
  }
  const { employee, jobLists, isOptionalCovered } = await panelOf(personId);
  expect(employee).toMatchObject({
    department: { departmentCode, departmentName: '해외영업팀' },
    jobRank: { jobRankCode: 'MGR', jobRankName: '과장', englishJobRankName: 'Manager' },
    jobTitle: { jobRankCode: 'LEAD', jobRankName: '팀장' },
    opencodeState: 'valid',
    state: 'notYetApplied',
  });
  expect(employee.welcome?.sentAt).toMatch(/^\d{4}-.*Z$/);
  expect(jobLists.ranks).toEqual({ jobListName: '', englishJobListName: '', isHidden: false });
  expect([isOptionalCovered, (await panelOf(member.personId)).isOptionalCovered]).toEqual([false, true]);
});

test('ACC-04 the panel shows the end of an initial password, so that it is not replaced by mistake', async () => {
  const { personId } = await register(browser);
  const untilOf = async () => (await panelOf(personId)).employee.initialPasswordUntil;
  expect(await untilOf()).toBeNull();
  const issued = await browser.post(`${path}/${personId}/initial-password`);
  expect(issued.status, issued.text).toBe(200);
  expect(await untilOf()).toBe(issued.json<{ validUntil: string }>().validUntil);
  await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`update initial_passwords set expires_at = app_now() where person_id = ${personId}::uuid`.execute(tx),
  );
  expect(await untilOf()).toBeNull();
});

test('USR-04 the company appears under its own name in place of TOP', async () => {
  const member = await memberBrowser(app, { companyCode, role: 'employee' });
  const { department } = (await panelOf(member.personId)).employee;
  expect(department.departmentCode).toBe('TOP');
  expect(department.departmentName).not.toBe('TOP');
});

test('USR-04 the posts of a person are their department and those that they head, each with its path', async () => {
  const division = await addDepartment('SALES', '영업본부');
  const team = await addDepartment('DOMESTIC', '국내영업팀', division);
  const { personId } = await memberBrowser(app, { companyCode, role: 'employee' });
  const moved = await browser.post(`${path}/${personId}/changes`, { change: { departmentCode: team } });
  expect(moved.status, moved.text).toBe(200);
  const postsOf = async (by = browser) => by.get(`${path}/${personId}/posts`);
  const itemsOf = async () => (await postsOf()).json<{ items: PersonPost[] }>().items;
  expect((await itemsOf()).map(({ kind, isHead }) => [kind, isHead])).toEqual([['main', false]]);
  for (const code of [division, team]) {
    const led = await browser.put(`/api/v1/organisation/departments/${code}/heads`, { personIds: [personId] });
    expect(led.status, led.text).toBe(200);
  }
  const [own, led] = await itemsOf();
  expect([own?.kind, own?.department.departmentCode, own?.isHead]).toEqual(['main', team, true]);
  expect(own?.path.map(({ departmentCode }) => departmentCode)).toEqual(['TOP', division, team]);
  expect([led?.kind, led?.department.departmentName, led?.isHead]).toEqual(['head', '영업본부', true]);
  const stranger = (await administratorOf()).browser;
  expect((await postsOf(stranger)).error.errorCode).toBe('CO404');
  const member = await memberBrowser(app, { companyCode, role: 'employee' });
  expect((await postsOf(member)).error.errorCode).toBe('CO401');
});
