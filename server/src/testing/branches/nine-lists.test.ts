// Runs on every PostgreSQL: rights within a department.
import { randomUUID } from 'node:crypto';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../kernel/db/database.ts';
import type { Browser } from '../browser.ts';
import { connectServices, invitationCalls, linkInvitation } from '../invitations.ts';
import { addMember, memberBrowser } from '../member.ts';
import { actOn, addDepartments, control, outcomeOf } from '../operations/runs.ts';
import { employeesPath } from '../people.ts';
import { plannedPath, plansOf } from '../plans/planned.ts';
import { startTestApp } from '../test-app.ts';

const app = await startTestApp({ work: false });
await connectServices(app);
const { db } = app.kernel;
const companyCode = 'NINELISTS';
const owner = await memberBrowser(app, { companyCode, role: 'administrator' });
await addDepartments(owner, ['SALES', 'TECH']);
await addDepartments(owner, ['INSIDE'], 'SALES');
const tomorrow = await plansOf(app).dayOf(companyCode, 1);

/** Statement in the company, as its owner's connection writes it. */
const write = (statement: ReturnType<typeof sql>) => inCompany(db, companyCode, (tx) => statement.execute(tx));
const move = (personId: string, departmentCode: string) =>
  write(sql`update people set department_code = ${departmentCode} where person_id = ${personId}`);

interface Named {
  readonly personId: string;
  readonly invitationId: string;
  readonly lastFour: string;
}

let keys = 0;

/** A person in a department with one row in each of the nine lists. */
async function person(departmentCode: string): Promise<Named> {
  const { personId } = await addMember(db, { companyCode, role: 'employee' });
  await move(personId, departmentCode);
  await write(sql`insert into failed_log_ins (company_code, person_id, began_at, reason, network, tries, last_at)
    values (${companyCode}, ${personId}, app_now(), 'password', '192.0.2.0/24', 1, app_now())`);
  const change = { change: { displayName: `Row ${keys}` } };
  expect(outcomeOf(await owner.post(`${employeesPath}/${personId}/changes`, change))).toBe('200');
  await actOn(owner, { personIds: [personId], act: { kind: 'moveEmployees', departmentCode: 'TECH' } });
  const step = { name: 'change-employee-place', input: { personId, departmentCode: 'INSIDE' } };
  const planned = await owner.post(plannedPath, { step, dueOn: tomorrow, note: '' });
  expect(planned.status, planned.text).toBe(200);
  const invitationId = await invitation(departmentCode);
  await write(sql`insert into invitation_joins (company_code, person_id, invitation_id, state, full_name, login_id)
    values (${companyCode}, ${personId}, ${invitationId}, 'joined', ${personId}, ${personId})`);
  keys += 1;
  const lastFour = String(keys).padStart(4, '0');
  await app.pools.owner.query(
    `insert into opencodes (issuer_company_code, issue_id, code_hash, last_four, note, valid_until, used_at, used_by)
     values ($1, gen_random_uuid(), decode(md5(random()::text), 'hex'), $2, '', '2099-01-01', now(), $3)`,
    [companyCode, lastFour, personId],
  );
  return { personId, invitationId, lastFour };
}

async function invitation(departmentCode: string): Promise<string> {
  const made = await owner.post(invitationCalls.links, linkInvitation({ departmentCode }));
  expect(made.status, made.text).toBe(200);
  return made.json<{ invitationId: string }>().invitationId;
}

interface Scope {
  readonly kind: 'department' | 'sub-organisation' | 'person';
  readonly id: string;
}

/** A person with the role of an administrator over a part of the company. */
async function administratorOf({ kind, id }: Scope) {
  const browser = await memberBrowser(app, { companyCode, role: 'employee' });
  await write(sql`insert into grants (company_code, person_id, role, scope_kind, scope_id)
    values (${companyCode}, ${browser.personId}, 'administrator', ${kind}, ${id})`);
  return browser;
}

async function subOrganisation(of: { departmentCode?: string; personId?: string }): Promise<string> {
  const id = randomUUID();
  await write(sql`insert into sub_organisations (company_code, sub_organisation_id, sub_organisation_code, name, english_name, sort_order)
    values (${companyCode}, ${id}, ${`S${id.slice(0, 8)}`}, '부문', 'Division', 1)`);
  if (of.departmentCode !== undefined) {
    await write(sql`insert into sub_organisation_departments values (${companyCode}, ${of.departmentCode}, ${id})`);
  }
  if (of.personId !== undefined) {
    await write(sql`insert into sub_organisation_people values (${companyCode}, ${of.personId}, ${id})`);
  }
  return id;
}

type Seen = (by: Browser, all: readonly Named[]) => Promise<readonly string[]>;
const itemsOf = async <Row>(by: Browser, path: string) => {
  const answer = await by.get(path);
  expect(answer.status, `${path} ${answer.text}`).toBe(200);
  return answer.json<List<Row>>().items;
};
const people = (rows: readonly { readonly personId: string }[]) => rows.map(({ personId }) => personId);

/** The nine lists, each with the people of its rows. */
const lists: Readonly<Record<string, Seen>> = {
  people: async (by) => people(await itemsOf(by, employeesPath)),
  invitations: async (by, all) => {
    const shown = await itemsOf<{ invitationId: string }>(by, '/api/v1/invitations');
    return all.flatMap((each) => (shown.some((row) => row.invitationId === each.invitationId) ? each.personId : []));
  },
  applications: async (by, all) => {
    const found = await Promise.all(
      all.map(async ({ invitationId }) => {
        const answer = await by.get(`/api/v1/invitations/${invitationId}/joins`);
        return answer.status === 200 ? people(answer.json<List<{ personId: string }>>().items) : [];
      }),
    );
    return found.flat();
  },
  sessions: async (by) => people(await itemsOf(by, '/api/v1/company-sessions')),
  'failed sign-ins': async (by) => people(await itemsOf(by, '/api/v1/failed-log-ins')),
  'audit log': async (by) =>
    (await itemsOf<{ target: { id: string } }>(by, '/api/v1/records?kind=all')).map(({ target }) => target.id),
  runs: async (by) => {
    const shown = await itemsOf<{ runId: string }>(by, '/api/v1/runs');
    const rows = await Promise.all(
      shown.map(({ runId }) => itemsOf<{ target: { id: string } | null }>(by, `/api/v1/runs/${runId}/rows`)),
    );
    return rows.flat().flatMap(({ target }) => target?.id ?? []);
  },
  'due changes': async (by) =>
    (await itemsOf<{ target: { id: string } | null }>(by, plannedPath)).flatMap(({ target }) => target?.id ?? []),
  keys: async (by, all) => {
    const shown = await itemsOf<{ lastFour: string }>(by, '/api/v1/opencodes');
    return all.flatMap((each) => (shown.some((row) => row.lastFour === each.lastFour) ? each.personId : []));
  },
};

const [inSales, inside, inTech] = [await person('SALES'), await person('INSIDE'), await person('TECH')];
const all = [inSales, inside, inTech];
const nameOf = new Map([
  [inSales.personId, 'SALES'],
  [inside.personId, 'INSIDE'],
  [inTech.personId, 'TECH'],
]);
/** The people of the test whose rows a list shows. */
const seenIn = async (list: string, by: Browser) => {
  const shown = new Set(await lists[list]?.(by, all));
  return [...nameOf].flatMap(([personId, name]) => (shown.has(personId) ? [name] : []));
};

const branch = await administratorOf({ kind: 'department', id: 'SALES' });
const division = await administratorOf({
  kind: 'sub-organisation',
  id: await subOrganisation({ departmentCode: 'SALES' }),
});
const ofPeople = await administratorOf({
  kind: 'sub-organisation',
  id: await subOrganisation({ personId: inTech.personId }),
});
const ofOne = await administratorOf({ kind: 'person', id: inside.personId });

test.each(Object.keys(lists))('MEM-02 MEM-04 the list of %s shows what the right reaches', async (list) => {
  await app.kernel.accessRecords.flush();
  expect(await seenIn(list, owner)).toEqual(['SALES', 'INSIDE', 'TECH']);
  expect(await seenIn(list, branch)).toEqual(['SALES', 'INSIDE']);
  expect(await seenIn(list, division)).toEqual(['SALES', 'INSIDE']);
  // A right over single people reaches no department, to which an invitation leads.
  const isOfDepartments = list === 'invitations' || list === 'applications';
  expect(await seenIn(list, ofPeople)).toEqual(isOfDepartments ? [] : ['TECH']);
  expect(await seenIn(list, ofOne)).toEqual(isOfDepartments ? [] : ['INSIDE']);
});

test('MEM-02 counts, names and acts of a list end where the right ends', async () => {
  const answer = (await branch.get('/api/v1/invitations')).json<List<{ can: string[] }>>();
  expect([answer.total.count, answer.items.every(({ can }) => can.includes('revoke'))]).toEqual([2, true]);
  expect((await branch.get('/api/v1/opencodes')).json<List<object>>()).toMatchObject({
    total: { count: 2 },
    validKeys: null,
    can: [],
  });
  const revoke = ({ invitationId }: Named) => branch.post(`/api/v1/invitations/${invitationId}/revoke`);
  expect(outcomeOf(await revoke(inTech))).toBe('403 CO401');
  expect(outcomeOf(await branch.post(`/api/v1/invitations/${randomUUID()}/revoke`))).toBe('403 CO401');
  expect(outcomeOf(await revoke(inSales))).toBe('200');
  const sessionOf = async ({ personId }: Named) =>
    (await itemsOf<{ sessionId: string; personId: string; can: string[] }>(owner, '/api/v1/company-sessions')).find(
      (each) => each.personId === personId,
    )?.sessionId ?? '';
  const ended = { one: await sessionOf(inside), other: await sessionOf(inTech) };
  const end = (by: Browser, id: string) => by.delete(`/api/v1/company-sessions/${id}`);
  expect(outcomeOf(await end(branch, ended.other))).toBe('403 CO401');
  expect(outcomeOf(await end(ofOne, ended.other))).toBe('403 CO401');
  expect(outcomeOf(await end(ofOne, ended.one))).toBe('200');
  const shown = (await branch.get('/api/v1/company-sessions')).json<List<{ can: string[] }> & { can: string[] }>();
  expect([shown.can, (await owner.get('/api/v1/company-sessions')).json<{ can: string[] }>().can]).toEqual([
    ['end'],
    ['end', 'endAll'],
  ]);
  expect(outcomeOf(await branch.post('/api/v1/company-sessions/ending', {}))).toBe('403 RIGHT_COMPANY_WIDE');
});

test('MEM-02 a run over people of several parts is hidden and out of hand, one over the own part is not', async () => {
  const over = (personIds: readonly string[]) =>
    actOn(owner, { personIds, act: { kind: 'moveEmployees', departmentCode: 'SALES' } });
  const [own, mixed] = [
    await over([inSales.personId, inside.personId]),
    await over([inSales.personId, inTech.personId]),
  ];
  const ids = (await itemsOf<{ runId: string }>(branch, '/api/v1/runs')).map(({ runId }) => runId);
  expect([ids.includes(own), ids.includes(mixed)]).toEqual([true, false]);
  expect(outcomeOf(await branch.get(`/api/v1/runs/${mixed}`))).toBe('404 CO404');
  expect(outcomeOf(await control(branch, mixed, 'cancellation'))).toBe('404 CO404');
  expect(outcomeOf(await control(branch, own, 'cancellation'))).toBe('200');
});

test('MEM-07 the file of the audit log has the records within reach alone', async () => {
  const fileOf = async (by: Browser) => {
    const started = await by.post('/api/v1/records/exports', { reason: '분기 점검', kind: 'all' });
    expect(started.status, started.text).toBe(200);
    const { exportId } = started.json<{ exportId: string }>();
    return (await by.get(`/api/v1/records/exports/${exportId}/file`)).text;
  };
  const [of, file] = [await fileOf(owner), await fileOf(branch)];
  expect([of.includes(inTech.personId), of.includes(inSales.personId)]).toEqual([true, true]);
  expect([file.includes(inTech.personId), file.includes(inSales.personId)]).toEqual([false, true]);
});

test('MEM-02 what is about the whole company says that a right to a part is not enough', async () => {
  for (const path of ['/api/v1/access-rules', '/api/v1/records/reviews', '/api/v1/company-roles']) {
    expect(outcomeOf(await branch.get(path)), path).toBe('403 RIGHT_COMPANY_WIDE');
  }
  const refused = await branch.put('/api/v1/access-rules/networks', { networks: [] });
  expect([outcomeOf(refused), refused.error.right]).toEqual([
    '403 RIGHT_COMPANY_WIDE',
    { permission: 'accessRules.change', kind: 'company', id: '' },
  ]);
  const employee = await memberBrowser(app, { companyCode, role: 'employee' });
  expect(outcomeOf(await employee.get('/api/v1/access-rules'))).toBe('403 CO401');
});

test('MEM-04 a person who moves out of the branch leaves all of its lists', async () => {
  const leaver = await person('INSIDE');
  const names = async () => {
    await app.kernel.accessRecords.flush();
    const found: string[] = [];
    for (const [list, seen] of Object.entries(lists)) {
      if ((await seen(branch, [leaver])).includes(leaver.personId)) found.push(list);
    }
    return found;
  };
  expect(await names()).toEqual(Object.keys(lists));
  await move(leaver.personId, 'TECH');
  // The invitation leads into the branch still; its application's person does not.
  expect(await names()).toEqual(['invitations']);
});
