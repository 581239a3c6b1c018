// Runs on every PostgreSQL: a function that compares grants.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Permission } from '@madang/contract/permissions.ts';
import { Refusal } from '@madang/contract/refuse.ts';
import { permissionsOn } from '../../kernel/access/authorize.sql.ts';
import { inCompany } from '../../kernel/db/database.ts';
import type { AnyCompanyChange } from '../../kernel/operations/definition.ts';
import { execute } from '../../kernel/operations/executor.ts';
import { addMember, memberBrowser } from '../member.ts';
import { startTestApp } from '../test-app.ts';
import { grant } from './rights.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;

/** Changes that name a person and do not change that person's account, with the reason. */
const doNotTouch: Readonly<Record<string, string>> = {
  'act-on-employees': 'it opens a run, whose rows compare by themselves',
  'change-approval-policy': 'who approves documents is data, and opens nothing',
  'create-approval-policy': 'who approves documents is data, and opens nothing',
  'change-department-heads': 'who heads a department is data, and opens nothing',
  'decide-join': 'a person who waits for approval holds no role',
  'export-employees': 'it changes nobody',
  'export-holdings': 'it changes nobody',
  'export-platform-records': 'it changes nobody',
  'export-records': 'it changes nobody',
  'grant-role': 'refused by the role that is granted, not by those that its person has',
  'open-import-grid': 'it opens rows to be edited, whose changes compare by themselves',
  'offer-handover': 'the representative offers the own role',
  'revoke-role': 'refused by the role that is taken back',
};

const isChange = (operation: { readonly kind: string }): operation is AnyCompanyChange => operation.kind === 'change';
const ofRights = kernel.operations
  .all()
  .filter((each) => isChange(each))
  .filter(({ permission }) => permission !== 'session' && permission !== 'system');
const namesPerson = ({ input }: AnyCompanyChange) =>
  /"(personId|personIds|sessionId)":/.test(
    JSON.stringify(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })),
  );

/** The smallest PNG. */
const photo = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** An input that names a person or a session and nothing else: the right is asked before anything is read. */
const naming = (id: string) => ({ personId: id, sessionId: id, change: {}, minutes: 0, photo, departmentCode: 'TOP' });

/** Returns the targets that an operation names for that input; nothing if it requires more input. */
function touchedBy({ targets }: AnyCompanyChange, id: string) {
  try {
    return targets(naming(id)).filter((target) => target.id === id && ['person', 'session'].includes(target.kind));
  } catch {
    return [];
  }
}
const touching = ofRights.filter((operation) => touchedBy(operation, randomUUID()).length > 0);

async function run(operation: AnyCompanyChange, actor: { companyCode: string; personId: string }, id: string) {
  const principal = { kind: 'person', ...actor } as const;
  return execute(kernel, operation, { principal, request: { id: randomUUID(), address: '' } }, naming(id)).then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : 'began'),
  );
}

async function sessionOf(companyCode: string, personId: string): Promise<string> {
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ id: string }>`select session_id as id from sessions where person_id = ${personId}`.execute(tx),
  );
  return rows[0]?.id ?? '';
}

test('MEM-01 every change that names a person compares that person’s rights, or declares a reason', () => {
  const names = ofRights.filter(namesPerson).map(({ name }) => name);
  const compared = touching.map(({ name }) => name);
  expect(compared).toEqual(
    expect.arrayContaining([
      'change-person',
      'end-company-session',
      'end-company-sessions',
      'issue-initial-password',
      'reset-factors',
    ]),
  );
  expect(names.filter((name) => !compared.includes(name) && !(name in doNotTouch))).toEqual([]);
});

test.each(touching.map((operation) => [operation.name, operation] as const))(
  'MEM-01 %s is refused for a person with more rights, and starts for one with as many or fewer',
  async (name, operation) => {
    const companyCode = `ABOVEOF${touching.findIndex((each) => each.name === name)}`;
    const permission = operation.permission as Permission;
    const member = async (role: string) => (await addMember(kernel.db, { companyCode, role })).personId;
    const desk = { companyCode, personId: await member('employee') };
    await grant(kernel.db, { ...desk, permission });
    const [owner, administrator, colleague] = [
      await member('representative'),
      await member('administrator'),
      await member('employee'),
    ];
    const isSession = touchedBy(operation, randomUUID())[0]?.kind === 'session';
    const outcome = async (actor: typeof desk, personId: string) =>
      run(operation, actor, isSession ? await sessionOf(companyCode, personId) : personId);
    expect(await outcome(desk, owner)).toBe('PERSON_ABOVE');
    expect(await outcome(desk, administrator)).toBe('PERSON_ABOVE');
    expect(await outcome({ companyCode, personId: administrator }, owner)).toBe('PERSON_ABOVE');
    for (const [actor, person] of [
      [desk, colleague],
      [{ companyCode, personId: administrator }, await member('administrator')],
      [{ companyCode, personId: owner }, administrator],
    ] as const) {
      expect(['PERSON_ABOVE', 'CO401']).not.toContain(await outcome(actor, person));
    }
  },
);

test('MEM-01 MEM-02 rights over a branch are more than none and less than those over the company', async () => {
  const companyCode = 'ABOVE';
  const permission = 'employees.change' as const;
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1)
    ids.push((await addMember(kernel.db, { companyCode, role: 'employee' })).personId);
  const [whole = '', branch = '', ended = '', none = ''] = ids;
  await grant(kernel.db, { companyCode, personId: whole, permission });
  await grant(kernel.db, { companyCode, personId: branch, permission, department: 'TOP' });
  await grant(kernel.db, { companyCode, personId: ended, permission, from: -60, until: -1 });
  const isAbove = (person: string, other: string) =>
    inCompany(kernel.db, companyCode, async (tx) => {
      const { rows } = await sql<{ is: boolean }>`select has_more_rights(${person}, ${other}) as is`.execute(tx);
      return rows[0]?.is;
    });
  expect([await isAbove(whole, branch), await isAbove(branch, whole)]).toEqual([true, false]);
  expect([await isAbove(branch, none), await isAbove(ended, none), await isAbove(whole, whole)]).toEqual([
    true,
    false,
    false,
  ]);
  const changes = await inCompany(kernel.db, companyCode, async (tx) => ({
    ofWhole: await permissionsOn(tx, branch, { kind: 'person', id: whole }),
    ofNone: await permissionsOn(tx, whole, { kind: 'person', id: none }),
  }));
  expect([...changes.ofWhole]).toEqual([]);
  expect([...changes.ofNone]).toEqual([permission]);
});

test('MEM-01 ending everyone’s sessions excludes people with more rights, and the list names the reason', async () => {
  const companyCode = 'ABOVEALL';
  const owner = await memberBrowser(app, { companyCode, role: 'representative' });
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  const employee = await memberBrowser(app, { companyCode, role: 'employee' });
  const { items } = (await administrator.get('/api/v1/company-sessions')).json<{
    items: { personId: string; isAbove: boolean }[];
  }>();
  const above = items.filter((each) => each.isAbove).map(({ personId }) => personId);
  expect(above).toEqual([owner.personId]);
  expect((await administrator.post('/api/v1/company-sessions/ending', {})).json()).toEqual({ count: 1 });
  expect((await employee.get('/api/v1/session')).status).toBe(401);
  expect((await owner.get('/api/v1/session')).status).toBe(200);
  expect((await owner.post('/api/v1/company-sessions/ending', {})).json()).toEqual({ count: 1 });
  expect((await administrator.get('/api/v1/session')).status).toBe(401);
});
