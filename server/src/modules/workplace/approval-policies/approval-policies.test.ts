// Runs on every PostgreSQL: row locks.
import { approvalPolicyLimits } from '@madang/contract/workplace/approval-policies/limits.ts';
import type { ApprovalPolicyRow } from '@madang/contract/workplace/approval-policies/routes.ts';
import type { ApprovalPolicyInput } from '@madang/contract/workplace/approval-policies/rules.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import {
  addPolicy,
  companyOfTeams,
  policiesPath as path,
  policyOf,
  stepOf,
} from '../../../testing/approvals/policies.ts';
import { type Browser, undoIdOf } from '../../../testing/browser.ts';
import { addMember, memberBrowser } from '../../../testing/member.ts';
import { grant } from '../../../testing/operations/rights.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const newCompany = () => newAdministrator(app, 'POLICY');
const rowsOf = async (browser: Browser) => (await browser.get(path)).json<{ items: ApprovalPolicyRow[] }>().items;
const namesOf = async (browser: Browser) => (await rowsOf(browser)).map((row) => row.approvalPolicyName);
const change = (browser: Browser, id: string, changes: Partial<ApprovalPolicyInput>, version?: number) =>
  browser.put(`${path}/${id}`, { ...policyOf(changes), ...(version && { expected: { version } }) });

test('APR-02 an administrator adds, changes, deletes and undoes a policy, and the audit log names the actor', async () => {
  const own = await newCompany();
  const id = await addPolicy(own);
  expect((await change(own, id, { approvalPolicyName: 'Costs' }, 1)).json()).toMatchObject({ version: 2 });
  expect((await change(own, id, { approvalPolicyName: 'Other' }, 1)).error.errorCode).toBe('EDIT_CONFLICT');
  const deleted = await own.delete(`${path}/${id}`);
  expect([deleted.status, await namesOf(own)]).toEqual([200, []]);
  expect((await own.post(`/api/v1/undo/${undoIdOf(deleted)}`, {})).status).toBe(200);
  expect(await rowsOf(own)).toMatchObject([
    { approvalPolicyName: 'Costs', version: 2, isInForce: true, isPlanned: false },
  ]);
  const audit = await inCompany(app.kernel.db, own.companyCode, (tx) =>
    tx.selectFrom('audit_log').selectAll().where('target_id', '=', id).orderBy('occurred_at').execute(),
  );
  const operations = ['create', 'change', 'delete', 'restore'].map((verb) => `${verb}-approval-policy`);
  expect(audit.map(({ operation, actor_id: actor }) => [operation, actor])).toEqual(
    operations.map((operation) => [operation, own.personId]),
  );
});

test('APR-02 every change creates a version that cannot be changed and outlives its policy', async () => {
  const own = await newCompany();
  const id = await addPolicy(own, { amountTo: 100 });
  await change(own, id, { amountTo: 200 });
  const versions = () =>
    inCompany(app.kernel.db, own.companyCode, (tx) =>
      sql<{ version: number; most: string; by: string }>`
        select version, amount_to::text as most, changed_by as by from approval_policy_versions
        where company_code = ${own.companyCode} and approval_policy_id = ${id}::uuid order by version`.execute(tx),
    ).then(({ rows }) => rows);
  const both = [
    { version: 1, most: '100', by: own.personId },
    { version: 2, most: '200', by: own.personId },
  ];
  expect(await versions()).toEqual(both);
  const rewriting = inCompany(app.kernel.db, own.companyCode, (tx) =>
    sql`update approval_policy_versions set amount_to = 1 where approval_policy_id = ${id}::uuid`.execute(tx),
  );
  await expect(rewriting).rejects.toThrow('never changed');
  await own.delete(`${path}/${id}`);
  expect(await versions()).toEqual(both);
});

test('LIM-01 APR-02 a policy at its last version cannot be changed, and no version is written', async () => {
  const own = await newCompany();
  const id = await addPolicy(own);
  const { versions } = approvalPolicyLimits;
  await inCompany(app.kernel.db, own.companyCode, (tx) =>
    sql`update approval_policies set version = ${versions} where approval_policy_id = ${id}::uuid`.execute(tx),
  );
  const { error } = await change(own, id, { approvalPolicyName: 'Costs' }, versions);
  expect([error.errorCode, error.params]).toEqual(['APPROVAL_POLICY_VERSIONS', { 0: versions }]);
  const { rows } = await inCompany(app.kernel.db, own.companyCode, (tx) =>
    sql`select version from approval_policy_versions where approval_policy_id = ${id}::uuid`.execute(tx),
  );
  expect(rows).toEqual([{ version: 1 }]);
});

test('APR-02 of 32 simultaneous changes of one version one is written', async () => {
  const own = await newCompany();
  const id = await addPolicy(own);
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, at) => change(own, id, { approvalPolicyName: `Costs ${at}` }, 1)),
  );
  const codes = answers.map(({ status, error }) => (status === 200 ? 'written' : error.errorCode));
  expect([codes.filter((code) => code === 'written').length, new Set(codes)]).toEqual([
    1,
    new Set(['written', 'EDIT_CONFLICT']),
  ]);
  expect(await rowsOf(own)).toMatchObject([{ version: 2 }]);
});

test('APR-02 of 32 simultaneous policies with one name one is added, and a deleted namesake cannot be restored', async () => {
  const own = await newCompany();
  const answers = await Promise.all(Array.from({ length: 32 }, () => own.post(path, policyOf())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status !== 200)?.error).toMatchObject({
    errorCode: 'APPROVAL_POLICY_NAME_TAKEN',
    fields: [{ path: 'approvalPolicyName' }],
  });
  const id = await addPolicy(own, { approvalPolicyName: 'Leave' });
  const deleted = await own.delete(`${path}/${id}`);
  await addPolicy(own, { approvalPolicyName: 'Leave' });
  const undone = await own.post(`/api/v1/undo/${undoIdOf(deleted)}`, {});
  expect(undone.error.errorCode).toBe('APPROVAL_POLICY_NAME_TAKEN');
  await addPolicy(await newCompany(), { approvalPolicyName: 'Leave' });
});

test('APR-02 simultaneous policies are added up to the company’s limit, and then a deleted one cannot be restored', async () => {
  const own = await newCompany();
  const limit = approvalPolicyLimits.approvalPolicies;
  const first = await addPolicy(own);
  await inCompany(app.kernel.db, own.companyCode, (tx) =>
    sql`insert into approval_policies (company_code, name, sort_order)
      select ${own.companyCode}, 'Planted ' || n, n + 1 from generate_series(1, ${limit - 5}::integer) n`.execute(tx),
  );
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, at) => own.post(path, policyOf({ approvalPolicyName: `Many ${at}` }))),
  );
  const codes = answers.map(({ status, error }) => (status === 200 ? 'added' : error.errorCode));
  expect([codes.filter((code) => code === 'added').length, new Set(codes)]).toEqual([
    4,
    new Set(['added', 'APPROVAL_POLICY_LIMIT']),
  ]);
  const deleted = await own.delete(`${path}/${first}`);
  await addPolicy(own, { approvalPolicyName: 'Last' });
  const undone = await own.post(`/api/v1/undo/${undoIdOf(deleted)}`, {});
  expect([undone.error.errorCode, undone.error.params]).toEqual(['APPROVAL_POLICY_LIMIT', { 0: limit }]);
});

test('APR-02 ordering policies can be undone, and an order with another company’s policies is refused', async () => {
  const [own, other] = [await newCompany(), await newCompany()];
  const ids = [];
  for (const approvalPolicyName of ['One', 'Two', 'Three']) ids.push(await addPolicy(own, { approvalPolicyName }));
  const foreign = await addPolicy(other);
  const order = (approvalPolicyIds: readonly unknown[], expected?: readonly unknown[]) =>
    own.put('/api/v1/approval-policy-order', { approvalPolicyIds, ...(expected && { expected }) });
  const moved = await order([ids[2], ids[0], ids[1]], ids);
  expect([moved.status, await namesOf(own)]).toEqual([200, ['Three', 'One', 'Two']]);
  expect((await order([ids[1], ids[0], ids[2]], ids)).error.errorCode).toBe('EDIT_CONFLICT');
  expect((await order([foreign, ids[0]])).error.errorCode).toBe('CO404');
  expect((await own.post(`/api/v1/undo/${undoIdOf(moved)}`, {})).status).toBe(200);
  expect(await namesOf(own)).toEqual(['One', 'Two', 'Three']);
});

test('APR-02 an employee, a branch administrator and a visitor cannot see or change policies, and another company finds none', async () => {
  const { own, companyCode, place } = await companyOfTeams(app, 'POLICY');
  const other = await newCompany();
  const employee = await memberBrowser(app, { companyCode, role: 'employee' });
  const branch = await memberBrowser(app, { companyCode, role: 'employee' });
  for (const permission of ['approval-policies.view', 'approval-policies.change'] as const) {
    await grant(app.kernel.db, { companyCode, personId: branch.personId, permission, department: 'SALE' });
  }
  const id = await addPolicy(own);
  const personId = await place('TEAM');
  const callsOf = async (browser: Browser) => [
    await browser.get(`${path}/${id}`),
    await change(browser, id, { approvalPolicyName: 'Costs' }),
    await browser.delete(`${path}/${id}`),
    await browser.post('/api/v1/approval-route-trials', { personId, documentKind: 'general' }),
  ];
  for (const [browser, code, ofWhole] of [
    [app.browser(), 'AC100', 'AC100'],
    [employee, 'CO401', 'CO401'],
    [branch, 'CO401', 'RIGHT_COMPANY_WIDE'],
  ] as const) {
    const answers = [
      ...(await callsOf(browser)),
      await browser.get(path),
      await browser.post(path, policyOf()),
      await browser.put('/api/v1/approval-policy-order', { approvalPolicyIds: [id] }),
    ];
    expect(answers.map(({ error }) => error.errorCode)).toEqual([code, code, code, ofWhole, ofWhole, code, ofWhole]);
  }
  const foreign = await callsOf(other);
  expect(foreign.map(({ error }) => error.errorCode)).toEqual(foreign.map(() => 'CO404'));
  expect([await namesOf(own), await namesOf(other)]).toEqual([['Expenses'], []]);
});

test('APR-02 people, departments and jobs of another company are refused on their fields', async () => {
  const own = await newCompany();
  const stranger = await addMember(app.kernel.db, { companyCode: 'POLICYX', role: 'employee' });
  await companyOfTeams(app, 'POLICYY');
  const steps = (step: ReturnType<typeof stepOf>) => ({ approvalSteps: [stepOf('departmentHead'), step] });
  for (const [changes, field, code] of [
    [steps(stepOf('person', { personIds: [stranger.personId] })), 'approvalSteps.1.personIds', 'APPROVAL_PERSON'],
    [steps(stepOf('jobRank', { jobCode: 'G1' })), 'approvalSteps.1.jobCode', 'APPROVAL_CODE'],
    [steps(stepOf('jobTitle', { jobCode: 'T1' })), 'approvalSteps.1.jobCode', 'APPROVAL_CODE'],
    [{ coveredDepartmentCode: 'SALE' }, 'coveredDepartmentCode', 'APPROVAL_CODE'],
    [{ coveredJobRankCode: 'G1' }, 'coveredJobRankCode', 'APPROVAL_CODE'],
  ] as const) {
    const { error } = await own.post(path, policyOf(changes));
    expect(error).toMatchObject({ errorCode: code, fields: [{ path: field, code }] });
  }
  const id = await addPolicy(own);
  const changed = await change(own, id, { coveredDepartmentCode: 'SALE' });
  expect([changed.error.errorCode, await rowsOf(own)]).toMatchObject(['APPROVAL_CODE', [{ version: 1 }]]);
});

test('APR-02 a policy has approvers up to the limit of the company’s settings', async () => {
  const own = await newCompany();
  const { settings } = (await own.get('/api/v1/approval-settings')).json<{ settings: object }>();
  await own.put('/api/v1/approval-settings', { ...settings, maxApprovers: 2 });
  const three = { approvalSteps: [stepOf('departmentHead'), stepOf('headAbove'), stepOf('headAbove')] };
  const { error } = await own.post(path, policyOf(three));
  expect([error.errorCode, error.params]).toEqual(['APPROVAL_APPROVERS', { 0: 2 }]);
  await addPolicy(own, { approvalSteps: three.approvalSteps.slice(1) });
});

test.each([
  [{ approvalPolicyName: '' }, 'approvalPolicyName', 'MB_M_REQUIRED'],
  [{ approvalPolicyName: 'x'.repeat(51) }, 'approvalPolicyName', 'MB_M_MAX_LENGTH'],
  [{ approvalSteps: [] }, 'approvalSteps', 'MB_M_REQUIRED'],
  [{ approvalSteps: [stepOf('person')] }, 'approvalSteps.0.personIds', 'MB_M_REQUIRED'],
  [{ approvalSteps: [stepOf('jobRank')] }, 'approvalSteps.0.jobCode', 'MB_M_REQUIRED'],
  [{ approvalSteps: Array.from({ length: 100 }, () => stepOf('headAbove')) }, 'approvalSteps', 'CO400'],
  [{ amountTo: 1e15 }, 'amountTo', 'APPROVAL_AMOUNT'],
  [{ amountFrom: -1 }, 'amountFrom', 'APPROVAL_AMOUNT'],
  [{ amountFrom: 0.5 }, 'amountFrom', 'APPROVAL_AMOUNT'],
  [{ amountFrom: 2, amountTo: 1 }, 'amountTo', 'APPROVAL_AMOUNT_ORDER'],
])('APR-02 a policy with %j is refused at %s with %s', async (changes, field, code) => {
  const answer = await (await newCompany()).post(path, policyOf(changes as Partial<ApprovalPolicyInput>));
  expect(answer.error).toMatchObject({ fields: [{ path: field, code }] });
});

test('APR-02 the greatest amount and 99 steps are stored exactly', async () => {
  const own = await newCompany();
  const approvalSteps = Array.from({ length: 99 }, () => stepOf('headAbove'));
  const id = await addPolicy(own, { amountFrom: 0, amountTo: 999_999_999_999_999, approvalSteps });
  const read = (await own.get(`${path}/${id}`)).json<{ amountTo: number; approvalSteps: unknown[] }>();
  expect([read.amountTo, read.approvalSteps.length]).toEqual([999_999_999_999_999, 99]);
});
