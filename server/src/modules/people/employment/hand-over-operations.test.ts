import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { leavingOf } from '../../../testing/employment/leaving.ts';
import { originOf, refusalOf } from '../../../testing/operations/example-companies.ts';
import { startExport } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const company = await leavingOf(app);
const { companyCode, personId: actorId } = company;

/** Runs an operation that has no call, as a retirement does; answers the refusal. */
const run = (name: string, input: object) =>
  refusalOf(execute(app.kernel, app.kernel.operations.storable(name), originOf(companyCode, actorId), input));

const [leaver, heir] = [await company.administrator(), await company.administrator()];
const [plain, retired] = [await company.colleague(), await company.colleague()];
await company.retire(retired.personId, []);
await company.department('SALES');
const people = { fromPersonId: leaver.personId, toPersonId: heir.personId };
const handOver = (changes: object) => run('hand-over-department', { departmentCode: 'SALES', ...people, ...changes });

test('DEP-05 a department goes to the heir at the same position, once if the heir heads it already, or to no one', async () => {
  await company.lead('SALES', actorId, leaver.personId, plain.personId);
  expect(await handOver({})).toBe('none');
  expect(await company.headsOf('SALES')).toEqual([actorId, heir.personId, plain.personId]);
  expect(await handOver({ fromPersonId: heir.personId, toPersonId: actorId })).toBe('none');
  expect(await company.headsOf('SALES')).toEqual([actorId, plain.personId]);
  expect(await handOver({ fromPersonId: actorId, toPersonId: null })).toBe('none');
  expect(await company.headsOf('SALES')).toEqual([plain.personId]);
});

test('DEP-05 a department that the person does not head, an unknown one and a retired heir are refused', async () => {
  await company.lead('SALES', leaver.personId);
  expect(await handOver({ fromPersonId: plain.personId })).toBe('EDIT_CONFLICT');
  expect(await handOver({ departmentCode: 'NONE' })).toBe('CO404');
  expect(await handOver({ toPersonId: retired.personId })).toBe('DEPARTMENT_HEAD');
  expect(await handOver({ toPersonId: randomUUID() })).toBe('DEPARTMENT_HEAD');
  expect(await company.headsOf('SALES')).toEqual([leaver.personId]);
});

test('STA-04 a reinstatement restores heads even if another head left service long ago', async () => {
  await company.department('PLAN');
  await company.lead('PLAN', plain.personId, leaver.personId);
  await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`update department_heads set person_id = ${retired.personId}::uuid
      where department_code = 'PLAN' and person_id = ${plain.personId}::uuid`.execute(tx),
  );
  const left = await company.leftBy(leaver.personId);
  const plan = left.filter(({ thingId }) => thingId === 'PLAN');
  expect(plan).toMatchObject([{ proposed: { reason: 'yourself' } }]);
  const handovers = left.map(({ kind, thingId }) => ({ kind, thingId, toPersonId: heir.personId }));
  expect((await company.retire(leaver.personId, handovers)).status).toBe(200);
  expect(await company.headsOf('PLAN')).toEqual([retired.personId, heir.personId]);
  const back = (await company.reinstate(leaver.personId)).json<{ lost: object[] }>();
  expect(back.lost).toEqual([]);
  expect(await company.headsOf('PLAN')).toEqual([leaver.personId]);
});

test('USR-01 INV-07 MEM-07 items of another person, unknown items and an heir without the right are refused', async () => {
  const savedViewId = await company.share(company.browser, '대리들');
  const invitationId = await company.link(company.browser, '봄 채용');
  const jobId = await startExport(company.browser);
  const id = randomUUID();
  const toPlain = { fromPersonId: actorId, toPersonId: plain.personId };
  const cases = [
    ['hand-over-saved-view', { savedViewId, ...people }, 'EDIT_CONFLICT'],
    ['hand-over-saved-view', { savedViewId, ...people, fromPersonId: null }, 'EDIT_CONFLICT'],
    ['hand-over-saved-view', { savedViewId: id, ...people }, 'CO404'],
    ['hand-over-invitation', { invitationId, ...people }, 'EDIT_CONFLICT'],
    ['hand-over-invitation', { invitationId: id, ...people }, 'CO404'],
    ['hand-over-job', { jobId, ...people }, 'EDIT_CONFLICT'],
    ['hand-over-job', { jobId, ...people, toPersonId: null }, 'EDIT_CONFLICT'],
    ['hand-over-job', { jobId: id, ...people }, 'CO404'],
    ['hand-over-job', { jobId, ...toPlain }, 'EMPLOYMENT_HEIR_RIGHT'],
  ] as const;
  for (const [name, input, code] of cases) expect([name, input, await run(name, input)]).toEqual([name, input, code]);
  expect((await company.leftBy(actorId)).map(({ kind }) => kind)).toEqual(['invitations', 'savedViews', 'exports']);
});

test('STA-02 a call cannot declare its retirement as planned', async () => {
  const refused = await company.retire(plain.personId, [], { plannedBy: randomUUID() });
  expect([refused.status, refused.error.errorCode]).toEqual([400, 'CO400']);
});
