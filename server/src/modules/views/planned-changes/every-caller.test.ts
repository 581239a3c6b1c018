// Runs on every PostgreSQL: rights within a department.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { addDepartments, outcomeOf } from '../../../testing/operations/runs.ts';
import { grant } from '../../../testing/operations/rights.ts';
import { addTestPerson, employeesPath } from '../../../testing/people.ts';
import { plannedPath, plansOf } from '../../../testing/plans/planned.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { dayOf } = plansOf(app);
const { db } = app.kernel;

const note = '';
const leave = { kind: 'sick', note, from: null, until: null };
const retirement = { reason: 'personal', note, when: 'now', handovers: 'proposed' };
const suspension = { reason: 'lostDevice', note, until: null };

type Sent = (by: Browser, personId: string) => Promise<Answer>;
interface Call {
  readonly name: string;
  readonly send: Sent;
  /** Brings the person into the state in which the call is possible. */
  readonly before?: Sent;
}

const at =
  (path: string, body: object): Sent =>
  (by, personId) =>
    by.post(`${employeesPath}/${personId}/${path}`, body);
const planned =
  (name: string, input: object): Sent =>
  (by, personId) =>
    by.post(plannedPath, { step: { name, input: { personId, ...input } }, dueOn: tomorrow, note });
const chosen =
  (act: object): Sent =>
  (by, personId) =>
    by.post('/api/v1/employees/acts', { personIds: [personId], act });

/** Acts on the change that is planned for a person. */
const onPlan =
  (send: (by: Browser, path: string) => Promise<Answer>): Sent =>
  async (by, personId) => {
    const { rows } = await inCompany(db, companyCode, (tx) =>
      sql<{ planId: string }>`select plan_id as "planId" from plan_targets where target_id = ${personId}`.execute(tx),
    );
    return send(by, `${plannedPath}/${rows[0]?.planId ?? randomUUID()}`);
  };
const move = { departmentCode: 'INSIDE' };
const planMove = planned('change-employee-place', move);

const companyCode = 'EVERYCALLER';
const owner = await memberBrowser(app, { companyCode, role: 'administrator' });
await addDepartments(owner, ['SALES', 'TECH']);
await addDepartments(owner, ['INSIDE'], 'SALES');
const tomorrow = await dayOf(companyCode, 1);

const calls: readonly Call[] = [
  { name: 'transfer', send: at('changes', { change: move }) },
  { name: 'leave', send: at('leave', leave) },
  { name: 'leave of a later day', send: at('leave', { ...leave, from: tomorrow }) },
  { name: 'return', send: at('leave/end', { note }), before: at('leave', leave) },
  { name: 'retirement', send: at('retirement', retirement) },
  {
    name: 'a retirement called off',
    send: (by, personId) => by.delete(`${employeesPath}/${personId}/retirement`),
    before: at('retirement', { ...retirement, when: 'endOfDay' }),
  },
  { name: 'reinstatement', send: at('reinstatement', { note }), before: at('retirement', retirement) },
  { name: 'suspension', send: at('suspension', suspension) },
  { name: 'restored access', send: at('suspension/end', { note }), before: at('suspension', suspension) },
  { name: 'a planned transfer', send: planMove },
  { name: 'a planned leave', send: planned('put-on-leave', leave) },
  { name: 'a planned return', send: planned('return-from-leave', { note }) },
  { name: 'a planned retirement', send: planned('retire-person', retirement) },
  { name: 'a planned reinstatement', send: planned('reinstate-person', { note }) },
  { name: 'a planned suspension', send: planned('suspend-access', suspension) },
  { name: 'a planned restored access', send: planned('restore-access', { note }) },
  { name: 'a planned post', send: planned('add-concurrent-post', { departmentCode: 'INSIDE', jobTitleCode: '' }) },
  {
    name: 'another day for a plan',
    send: onPlan((by, path) => by.put(path, { dueOn: tomorrow, note: '다음' })),
    before: planMove,
  },
  { name: 'a check of a plan', send: onPlan((by, path) => by.post(`${path}/check`, {})), before: planMove },
  { name: 'a plan taken over', send: onPlan((by, path) => by.post(`${path}/owner`, {})), before: planMove },
  { name: 'a plan cancelled', send: onPlan((by, path) => by.delete(path)), before: planMove },
  { name: 'a transfer of a selection', send: chosen({ kind: 'moveEmployees', ...move }) },
  {
    name: 'a leave of a selection',
    send: chosen({ kind: 'putEmployeesOnLeave', leaveKind: 'sick', note, until: null }),
  },
];

/** A person in a department, in the state in which a call is possible. */
async function personIn(departmentCode: string, before?: Sent): Promise<string> {
  const { personId } = await addTestPerson(app, { companyCode });
  await inCompany(db, companyCode, (tx) =>
    sql`update people set department_code = ${departmentCode} where person_id = ${personId}`.execute(tx),
  );
  const answer = await before?.(owner, personId);
  if (answer) expect(answer.status, answer.text).toBe(200);
  return personId;
}

/** Everything of a person that the calls change. */
async function factsOf(personId: string): Promise<unknown> {
  const { rows } = await inCompany(db, companyCode, (tx) =>
    sql`select department_code, employment_status, suspended_at, leave_since, retires_at,
        (select json_agg(json_build_object('state', q.state, 'day', q.due_on, 'by', q.person_id, 'note', q.changed_at) order by q.plan_id)
          from plans q join plan_targets t on t.company_code = q.company_code and t.plan_id = q.plan_id
          where t.target_id = p.person_id::text) as plans,
        (select count(*) from run_rows r where r.target_id = p.person_id::text) as rows
      from people p where person_id = ${personId}`.execute(tx),
  );
  return rows;
}

const administratorOfBranch = async () => {
  const branch = await memberBrowser(app, { companyCode, role: 'employee' });
  for (const permission of ['employees.view', 'employees.change', 'employment.change', 'employment.suspend'] as const) {
    await grant(db, { companyCode, personId: branch.personId, permission, department: 'SALES' });
  }
  return branch;
};
const callers = {
  nobody: app.browser(),
  stranger: await memberBrowser(app, { companyCode: 'EVERYCALLERX', role: 'administrator' }),
  employee: await memberBrowser(app, { companyCode, role: 'employee' }),
  branch: await administratorOfBranch(),
};

test.each(calls.map((call) => [call.name, call] as const))(
  'MEM-02 MEM-04 USR-08 STA-10 %s: refused for a visitor, another company, an employee and a branch outside; accepted for the branch inside',
  async (_name, { send, before }) => {
    const inside = await personIn('SALES', before);
    const outside = await personIn('TECH', before);
    const was = [await factsOf(inside), await factsOf(outside)];
    const { nobody, stranger, employee, branch } = callers;
    const refused: readonly (readonly [string, Browser, string])[] = [
      ['nobody', nobody, inside],
      ['another company', stranger, inside],
      ['an employee', employee, inside],
      ['an employee of themselves', employee, employee.personId],
      ['a branch outside', branch, outside],
    ];
    const answers = [];
    for (const [who, by, personId] of refused) answers.push([who, outcomeOf(await send(by, personId))]);
    expect(answers).toEqual([
      ['nobody', '401 AC100'],
      ['another company', '404 CO404'],
      ['an employee', expect.stringMatching(/^(403 CO401|404 CO404)$/)],
      ['an employee of themselves', expect.stringMatching(/^(403 CO401|404 CO404)$/)],
      ['a branch outside', expect.stringMatching(/^(403 CO401|404 CO404)$/)],
    ]);
    expect([await factsOf(inside), await factsOf(outside)]).toEqual(was);
    const done = await send(branch, inside);
    expect([done.status, done.text]).toEqual([200, expect.anything()]);
  },
);
