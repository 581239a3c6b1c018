import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CapabilityMessages } from '@madang/contract/kernel/messages.ts';
import type { Overview } from '@madang/contract/views/console/routes.ts';
import { latestChangeCount } from '@madang/contract/views/console/limits.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { companyWithAdmin, invitationCalls, joinBy, makeLink, personInvitation } from '../../../testing/invitations.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { endSetUp, newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { administrativeOperations } from '../../../kernel/operations/administrative.ts';

const app = await startTestApp();
const path = '/api/v1/console/overview';
const overviewOf = async (who: Browser) => (await who.get(path)).json<Overview>();

async function readyCompany() {
  const company = await companyWithAdmin(app);
  await endSetUp(app, company.companyCode);
  return company;
}

const newDepartment = (departmentCode: string) => ({
  departmentCode,
  departmentName: '영업팀',
  englishDepartmentName: 'Sales',
  language: 'ko',
  parentDepartmentCode: 'TOP',
});

test('MEM-04 only administrators of the company see the overview', async () => {
  const employee = await memberBrowser(app, { companyCode: 'OVERV1', role: 'employee' });
  const answers = [await app.browser().get(path), await employee.get(path)];
  expect(answers.map(({ status, error }) => `${status} ${error.errorCode}`)).toEqual(['401 AC100', '403 CO401']);
});

test('USR-01 people are counted by state, and those in service with a second factor', async () => {
  const { admin, companyCode } = await readyCompany();
  const other = await readyCompany();
  await memberBrowser(app, { companyCode, role: 'employee' });
  const before = await overviewOf(admin);
  const others = { notYetApplied: 0, retired: 0, suspended: 0 };
  expect(before.people).toEqual({ ...others, inService: 2, withSecondFactor: 0 });
  await inCompany(app.kernel.db, companyCode, async (tx) => {
    const { person_id: first } = await tx.selectFrom('people').select('person_id').limit(1).executeTakeFirstOrThrow();
    await tx.updateTable('people').set({ has_second_factor: true }).where('person_id', '=', first).execute();
  });
  expect((await overviewOf(admin)).people).toEqual({ ...others, inService: 2, withSecondFactor: 1 });
  expect((await overviewOf(other.admin)).people).toEqual({ ...others, inService: 1, withSecondFactor: 0 });
});

test('STA-01 USR-13 retired and suspended people are counted, and an expired lock is not', async () => {
  const { admin, companyCode } = await readyCompany();
  const [retired, suspended] = [
    await memberBrowser(app, { companyCode, role: 'employee' }),
    await memberBrowser(app, { companyCode, role: 'employee' }),
  ];
  const at = (personId: string, act: string) => `/api/v1/employees/${personId}/${act}`;
  const retirement = { reason: 'personal', note: '', when: 'now', handovers: [] };
  expect((await admin.post(at(retired.personId, 'retirement'), retirement)).status).toBe(200);
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const suspension = { reason: 'lostDevice', note: '', until };
  expect((await admin.post(at(suspended.personId, 'suspension'), suspension)).status).toBe(200);
  const both = { notYetApplied: 0, inService: 2, withSecondFactor: 0, retired: 1 };
  expect((await overviewOf(admin)).people).toEqual({ ...both, suspended: 1 });
  await inCompany(app.kernel.db, companyCode, (tx) =>
    tx
      .updateTable('people')
      .set({ suspended_until: new Date(Date.now() - 1000) })
      .where('person_id', '=', suspended.personId)
      .execute(),
  );
  expect((await overviewOf(admin)).people).toEqual({ ...both, suspended: 0 });
});

test('INV-07 unanswered personal invitations are counted until they expire', async () => {
  const { admin } = await readyCompany();
  expect((await overviewOf(admin)).invitations).toEqual({ count: 0, firstEndsAt: null });
  for (const days of [3, 1]) {
    const sent = await admin.post(
      invitationCalls.list,
      personInvitation(`overview.${days}@outside.example`, { validDays: days }),
    );
    expect(sent.status, sent.text).toBe(200);
  }
  const { count, firstEndsAt } = (await overviewOf(admin)).invitations;
  expect(count).toBe(2);
  const { items } = (await admin.get(invitationCalls.list)).json<{ items: { expiresAt: string }[] }>();
  const [first, last] = items.map(({ expiresAt }) => expiresAt).toSorted();
  expect([firstEndsAt, first === last]).toEqual([first, false]);
  await app.advance(2 * daySeconds);
  expect((await overviewOf(admin)).invitations.count).toBe(1);
});

test('MEM-07 the newest changes of the company are listed with their actor, without personal matters', async () => {
  const { admin, companyCode } = await readyCompany();
  const other = await readyCompany();
  for (let n = 0; n <= latestChangeCount; n += 1) {
    expect((await admin.post('/api/v1/departments', newDepartment(`SALES${n}`))).status).toBe(200);
  }
  const made = await admin.post('/api/v1/job-ranks', { jobRankCode: 'LEAD', jobRankName: '팀장' });
  expect(made.status, made.text).toBe(200);
  const employee = await memberBrowser(app, { companyCode, role: 'employee' });
  expect((await employee.delete('/api/v1/sessions/others')).status).toBe(200);
  const { changes } = await overviewOf(admin);
  // What one person did again and again is one row, and pushes out nothing that others did.
  expect(changes.slice(0, 2).map(({ operation, times }) => [operation, times])).toEqual([
    ['create-job-rank', 1],
    ['create-department', latestChangeCount + 1],
  ]);
  expect(changes[0]).toMatchObject({ actorKind: 'person', actor: { fullName: expect.any(String) } });
  expect((await overviewOf(other.admin)).changes.map(({ operation }) => operation)).not.toContain('create-department');
});

test('MEM-07 people who joined by an invitation are named as the actors', async () => {
  const company = await readyCompany();
  const { code } = await makeLink(company);
  const { answer } = await joinBy(app, code, 'overview.joined@outside.example');
  expect(answer.status, answer.text).toBe(200);
  const { epid, fnm } = answer.json<{ epid: string; fnm: string }>();
  expect((await overviewOf(company.admin)).changes[0]).toMatchObject({
    operation: 'join-by-invitation',
    actorKind: 'visitor',
    actor: { personId: epid, fullName: fnm },
  });
});

test('MEM-07 the steps of the set-up are not listed as changes, but its end is', async () => {
  const who = await newAdministrator(app, 'OVERWAY');
  expect((await who.post('/api/v1/set-up/run')).status).toBe(200);
  expect((await who.put('/api/v1/set-up/step', { step: 'departments' })).status).toBe(200);
  const finish = '/employee/memberadmin/rest/v2/comp/policy/update/ptconf';
  expect((await who.post(finish, { compCd: who.companyCode })).status).toBe(200);
  const shown = (await overviewOf(who)).changes.map(({ operation }) => operation);
  expect(shown).toContain('finish-set-up');
  expect(shown).not.toContain('go-to-set-up-step');
});

test('MEM-07 every audited operation has its texts', async () => {
  const changes = app.kernel.operations.all().filter(({ kind }) => kind !== 'query' && kind !== 'public');
  const others = changes.flatMap((change) => ('auditNames' in change ? (change.auditNames ?? []) : []));
  const names = changes.map(({ name }) => name);
  const named = [...new Set([...names, ...others, ...administrativeOperations(app.kernel.operations)])];
  const contract = new URL('../../../../../contract/src/', import.meta.url);
  const catalogues = globSync('{kernel,*/*}/messages/en.ts', { cwd: contract }).map(
    (path) => import(new URL(path, contract).href) as Promise<{ readonly en: CapabilityMessages }>,
  );
  const texts = Object.assign({}, ...(await Promise.all(catalogues)).map(({ en }) => en.operations)) as object;
  expect(named.filter((name) => !Object.hasOwn(texts, name))).toEqual([]);
});

test('WIZ-18 registered items of each kind are counted only in the reader’s company', async () => {
  const { admin, companyCode } = await readyCompany();
  const other = await readyCompany();
  const before = (await overviewOf(admin)).registered;
  expect(Object.values(before).every((count) => typeof count === 'number')).toBe(true);
  expect((await admin.post('/api/v1/departments', newDepartment('COUNTED'))).status).toBe(200);
  for (const list of ['job-ranks', 'job-titles']) {
    const made = await admin.post(`/api/v1/${list}`, { jobRankCode: 'LEAD', jobRankName: '팀장' });
    expect(made.status, made.text).toBe(200);
  }
  await memberBrowser(app, { companyCode, role: 'employee' });
  expect((await overviewOf(admin)).registered).toEqual({
    ...before,
    people: (before.people ?? 0) + 1,
    departments: (before.departments ?? 0) + 1,
    jobRanks: (before.jobRanks ?? 0) + 2,
  });
  expect((await overviewOf(other.admin)).registered).toEqual(before);
});

test('WIZ-18 the first steps are ticked when done, and each administrator hides the list separately', async () => {
  const stepsPath = '/api/v1/console/first-steps';
  const { admin, companyCode } = await readyCompany();
  type Answer = { isShown: boolean; steps: { step: string; isDone: boolean }[] };
  const read = async (who: Browser) => (await who.get(stepsPath)).json<Answer>();
  const done = async () => (await read(admin)).steps.filter(({ isDone }) => isDone).map(({ step }) => step);
  expect(await read(admin)).toMatchObject({ isShown: true });
  expect(await done()).toEqual([]);
  expect((await admin.post('/api/v1/departments', newDepartment('FIRST'))).status).toBe(200);
  expect(await done()).toEqual(['addDepartments']);
  const colored = await admin.put('/api/v1/company/identity', { shownName: '', color: 'indigo' });
  expect(colored.status, colored.text).toBe(200);
  expect(await done()).toEqual(['addDepartments', 'companyMark']);
  const second = await memberBrowser(app, { companyCode, role: 'administrator' });
  expect(await done()).toEqual(['inviteMembers', 'addDepartments', 'companyMark']);
  expect((await admin.put(stepsPath, { isShown: false })).status).toBe(200);
  expect((await admin.put(stepsPath, { isShown: false })).status).toBe(200);
  expect([(await read(admin)).isShown, (await read(second)).isShown]).toEqual([false, true]);
  expect((await admin.put(stepsPath, { isShown: true })).status).toBe(200);
  expect((await read(admin)).isShown).toBe(true);
  const employee = await memberBrowser(app, { companyCode, role: 'employee' });
  expect((await employee.get(stepsPath)).status).toBe(403);
});

test('ACS-06 people without an English name are counted in the reader’s company, with a link to the first', async () => {
  const [{ admin }, other] = [await readyCompany(), await readyCompany()];
  expect((await overviewOf(admin)).untranslated).toEqual([]);
  for (const [code, english] of [
    ['B', ''],
    ['A', ''],
    ['C', 'Director'],
  ] as const) {
    const rank = { jobRankCode: code, jobRankName: `직급 ${code}`, englishJobRankName: english };
    expect((await admin.post('/api/v1/job-ranks', rank)).status).toBe(200);
  }
  const grade = { gradeName: '임원', englishGradeName: '' };
  expect((await admin.put('/api/v1/security-grades/3', grade)).status).toBe(200);
  const { untranslated } = await overviewOf(admin);
  expect(untranslated.toSorted((a, b) => a.count - b.count)).toEqual([
    { kind: 'securityGrades', count: 1, first: '3' },
    { kind: 'jobRanks', count: 2, first: 'A' },
  ]);
  expect((await overviewOf(other.admin)).untranslated).toEqual([]);
});
