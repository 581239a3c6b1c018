// Runs on every PostgreSQL: recursion and laterals.
import type { ApprovalRoute, PolicyGap } from '@madang/contract/workplace/approval-policies/route-answers.ts';
import type { ApprovalPolicyInput } from '@madang/contract/workplace/approval-policies/rules.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addPolicy, companyOfTeams, policiesPath, policyOf, stepOf } from '../../../testing/approvals/policies.ts';
import type { Browser } from '../../../testing/browser.ts';
import { administratorOf } from '../../../testing/organisation.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const company = () => companyOfTeams(app, 'DRYRUN');

interface Example {
  readonly personId: string;
  readonly documentKind?: string;
  readonly amount?: number;
  readonly draft?: ApprovalPolicyInput;
}

async function tried(browser: Browser, example: Example): Promise<ApprovalRoute> {
  const answer = await browser.post('/api/v1/approval-route-trials', { documentKind: 'general', ...example });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<ApprovalRoute>();
}

async function shown(browser: Browser, example: Example) {
  const { policy, steps } = await tried(browser, example);
  const people = steps.map((step) => step.approvers.map(({ personId }) => personId));
  return [policy?.approvalPolicyName, people, steps.map(({ gap, reason }) => gap ?? reason)];
}

const readGaps = async (browser: Browser, id: string) =>
  (await browser.get(`${policiesPath}/${id}`)).json<{ gaps: PolicyGap[] }>().gaps;

test('APR-02 the first active policy in order with all conditions met applies', async () => {
  const { own, place } = await company();
  const [person, head] = [await place('TEAM', { rank: 'G2' }), await place('TEAM', { heads: true })];
  await addPolicy(own, { approvalPolicyName: 'Off', isPolicyActive: false });
  await addPolicy(own, { approvalPolicyName: 'Tech', coveredDepartmentCode: 'TECH' });
  await addPolicy(own, { approvalPolicyName: 'Ranked', coveredJobRankCode: 'G1' });
  await addPolicy(own, { approvalPolicyName: 'Small', documentKind: 'expense', amountTo: 3_000_000 });
  await addPolicy(own, { approvalPolicyName: 'Sales', documentKind: 'expense', coveredDepartmentCode: 'SALE' });
  const nameFor = async (example: Omit<Example, 'personId'>) =>
    (await tried(own, { personId: person, ...example })).policy?.approvalPolicyName;
  expect(await nameFor({ documentKind: 'expense', amount: 3_000_000 })).toBe('Small');
  expect(await nameFor({ documentKind: 'expense', amount: 3_000_001 })).toBe('Sales');
  expect(await nameFor({ documentKind: 'expense' })).toBe('Sales');
  expect(await nameFor({ documentKind: 'leave' })).toBeUndefined();
  await addPolicy(own, { approvalPolicyName: 'Rest', coveredJobRankCode: 'G2' });
  expect(await shown(own, { personId: person, documentKind: 'leave' })).toEqual(['Rest', [[head]], ['head']]);
});

test('APR-02 a change applies from its day, and the former version until then', async () => {
  const { own, companyCode, place } = await company();
  const personId = await place('TEAM');
  await place('TEAM', { heads: true });
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const id = await addPolicy(own, { activeFrom: day(3) });
  const name = async () => (await tried(own, { personId })).policy?.approvalPolicyName;
  expect(await name()).toBeUndefined();
  await own.put(`${policiesPath}/${id}`, policyOf({ activeFrom: '2020-01-01' }));
  expect(await name()).toBe('Expenses');
  await own.put(`${policiesPath}/${id}`, policyOf({ approvalPolicyName: 'Later', activeFrom: day(3) }));
  const { items } = (await own.get(policiesPath)).json<{ items: object[] }>();
  expect([await name(), items]).toMatchObject([
    'Expenses',
    [{ approvalPolicyName: 'Later', isInForce: true, isPlanned: true }],
  ]);
  await app.advance(4 * 86_400);
  const later = await administratorOf(app, companyCode);
  expect((await tried(later, { personId })).policy?.approvalPolicyName).toBe('Later');
});

test('APR-02 an expense goes to the head of the team, and above the limit also to the head of the division', async () => {
  const { own, place } = await company();
  const [person, lead, chief] = [
    await place('TEAM'),
    await place('TEAM', { heads: true }),
    await place('SALE', { heads: true }),
  ];
  const both = [stepOf('departmentHead'), stepOf('headAbove')];
  await addPolicy(own, { approvalPolicyName: 'Small', amountTo: 3_000_000 });
  await addPolicy(own, { approvalPolicyName: 'Large', approvalSteps: both });
  expect(await shown(own, { personId: person, amount: 3_000_000 })).toEqual(['Small', [[lead]], ['head']]);
  expect(await shown(own, { personId: person, amount: 3_000_001 })).toEqual([
    'Large',
    [[lead], [chief]],
    ['head', 'headAbove'],
  ]);
  const { steps } = await tried(own, { personId: lead, amount: 3_000_001 });
  expect(steps).toMatchObject([
    { reason: 'ownHead', department: { name: 'SALE 팀' }, approvers: [{ personId: chief }] },
    { isRepeated: true },
  ]);
});

test('APR-02 a rank is searched in the department, above it, then everywhere, and never finds the requester', async () => {
  const { own, place } = await company();
  const approvalSteps = [stepOf('jobRank', { jobCode: 'G1' }), stepOf('jobTitle', { jobCode: 'T1', rule: 'all' })];
  const draft = policyOf({ approvalSteps });
  const person = await place('TEAM', { rank: 'G1' });
  const reasons = async () => (await shown(own, { personId: person, draft })).slice(1);
  expect(await reasons()).toEqual([
    [[], []],
    ['nobodyOfRank', 'nobodyOfTitle'],
  ]);
  const far = await place('TECH', { rank: 'G1', title: 'T1' });
  expect(await reasons()).toEqual([
    [[far], [far]],
    ['anywhere', 'anywhere'],
  ]);
  const above = await place('SALE', { rank: 'G1', title: 'T1' });
  expect(await reasons()).toEqual([
    [[above], [above]],
    ['near', 'near'],
  ]);
  const beside = await place('TEAM', { rank: 'G1' });
  expect((await reasons())[0]).toEqual([[beside], [above]]);
});

test('APR-02 a vacant head is reported in the dry run of a draft, on saving and on opening', async () => {
  const { own, place, run } = await company();
  const person = await place('TEAM');
  const draft = policyOf({ coveredDepartmentCode: 'SALE', documentKind: 'leave' });
  const { steps, unmet, isWhole } = await tried(own, { personId: person, draft });
  expect([isWhole, unmet, steps]).toMatchObject([
    false,
    ['documentKind'],
    [{ gap: 'headVacant', department: { name: 'TEAM 팀' }, approvers: [] }],
  ]);
  const saved = await own.post(policiesPath, draft);
  const gap = { kind: 'headVacant', step: 1, count: 1, named: [{ name: 'TEAM 팀', englishName: 'Team TEAM' }] };
  const { approvalPolicyId: id, gaps } = saved.json<{ approvalPolicyId: string; gaps: PolicyGap[] }>();
  expect([gaps, await readGaps(own, id)]).toEqual([[gap], [gap]]);
  const head = await place('TEAM', { heads: true });
  expect(await readGaps(own, id)).toEqual([]);
  await run(sql`update people set employment_status = 'R' where person_id = ${head}::uuid`);
  expect(await readGaps(own, id)).toEqual([gap]);
});

test('APR-02 a policy reports each part without a target: rank, title, person, parent department, missing conditions', async () => {
  const { own, place, run } = await company();
  const person = await place('TEAM');
  await run(
    sql`insert into job_ranks (company_code, code, name, sort_order) values (${own.companyCode}, 'G9', '임원', 9)`,
  );
  const id = await addPolicy(own, {
    coveredDepartmentCode: 'TEAM',
    coveredJobRankCode: 'G9',
    approvalSteps: [
      stepOf('jobRank', { jobCode: 'G1' }),
      stepOf('jobTitle', { jobCode: 'T1' }),
      stepOf('person', { personIds: [person] }),
      stepOf('headAbove'),
    ],
  });
  const kinds = async () => (await readGaps(own, id)).map(({ kind, step, count }) => [kind, step, count]);
  expect(await kinds()).toEqual([
    ['nobodyOfRank', 1, 0],
    ['nobodyOfTitle', 2, 0],
    ['headVacant', 4, 1],
  ]);
  await place('SALE', { rank: 'G1', title: 'T1', heads: true });
  expect(await kinds()).toEqual([]);
  await run(sql`update people set employment_status = 'R', department_code = 'TOP' where person_id = ${person}::uuid`);
  await run(sql`delete from job_ranks where code = 'G9'`);
  await run(sql`delete from departments where department_code = 'TEAM'`);
  expect(await kinds()).toEqual([
    ['departmentGone', null, 0],
    ['jobRankGone', null, 0],
    ['personLeft', 3, 1],
  ]);
  const { items } = (await own.get(policiesPath)).json<{ items: object[] }>();
  expect(items).toMatchObject([{ coveredDepartment: { code: 'TEAM', name: 'TEAM', isGone: true } }]);
});

test('APR-02 a person on leave is marked, and one who left or is in another company has no route', async () => {
  const { own, place, run } = await company();
  const [person, head] = [await place('TEAM'), await place('TEAM', { heads: true })];
  await addPolicy(own);
  await run(sql`update people set employment_status = 'L' where person_id = ${head}::uuid`);
  expect((await tried(own, { personId: person })).steps).toMatchObject([
    { approvers: [{ isOnLeave: true }], gap: null },
  ]);
  await run(sql`update people set employment_status = 'R' where person_id = ${person}::uuid`);
  const stranger = await (await company()).place('TEAM');
  for (const personId of [person, stranger]) {
    const answer = await own.post('/api/v1/approval-route-trials', { personId, documentKind: 'general' });
    expect([answer.status, answer.error.errorCode]).toEqual([404, 'CO404']);
  }
});
