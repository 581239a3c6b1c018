// Runs on every PostgreSQL: row locks.
import { randomUUID } from 'node:crypto';
import { leftBehindMax } from '@madang/contract/people/employment/limits.ts';
import type { Handover } from '@madang/contract/people/employment/rules.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { plantRows } from '../../../testing/database/plant-rows.ts';
import { rowWaitsOf } from '../../../testing/database/row-waits.ts';
import { allTo, headsPath, leavingOf } from '../../../testing/employment/leaving.ts';
import { addTestPerson, employeesOf, employeesPath, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const rowWaits = await rowWaitsOf(app);
const codeOf = ({ status, error }: Answer) => (status === 200 ? 'done' : error.errorCode);

/** A person who heads a department, and one who could take it over. */
async function headOfSales() {
  const company = await leavingOf(app);
  const [leaver, heir] = [await company.colleague(), await company.colleague()];
  await company.department('SALES');
  await company.lead('SALES', leaver.personId);
  const sales = (toPersonId: string | null): Handover => ({ kind: 'departmentHeads', thingId: 'SALES', toPersonId });
  return { ...company, leaver, heir, sales };
}

const stateOf = async (by: Browser, personId: string) =>
  (await by.get(`${employeesPath}/${personId}`)).json<{ employee: { state: string } }>().employee.state;

test('STA-02 an incomplete list is refused, and the person remains in service', async () => {
  const { leaver, heir, sales, ...company } = await headOfSales();
  await company.department('PLAN');
  const plan = { ...sales(heir.personId), thingId: 'PLAN' };
  const lists: readonly (readonly Handover[])[] = [
    [],
    [sales(heir.personId), sales(heir.personId)],
    [plan],
    [sales(heir.personId), plan],
    [{ ...sales(heir.personId), kind: 'savedViews' }],
    [sales(heir.personId), { kind: 'exports', thingId: randomUUID(), toPersonId: null }],
  ];
  for (const list of lists) {
    for (const when of ['now', 'endOfDay']) {
      expect(codeOf(await company.retire(leaver.personId, list, { when }))).toBe('EMPLOYMENT_LEFT_CHANGED');
    }
  }
  const seen = await company.leftBy(leaver.personId);
  await company.lead('PLAN', leaver.personId);
  expect(codeOf(await company.retire(leaver.personId, allTo(heir.personId, seen)))).toBe('EMPLOYMENT_LEFT_CHANGED');
  expect(await stateOf(company.browser, leaver.personId)).toBe('inService');
  expect([await company.headsOf('SALES'), await company.headsOf('PLAN')]).toEqual([
    [leaver.personId],
    [leaver.personId],
  ]);
  const whole = await company.leftBy(leaver.personId);
  expect(codeOf(await company.retire(leaver.personId, allTo(heir.personId, whole)))).toBe('done');
});

test('STA-02 an applicant, a person of another company, an unknown one and a leaver cannot take anything over', async () => {
  const { leaver, heir, sales, ...company } = await headOfSales();
  const waiting = await employeesOf(app).register(company.browser);
  const foreign = await addTestPerson(app);
  expect(codeOf(await company.retire(heir.personId, []))).toBe('done');
  for (const personId of [waiting.personId, foreign.personId, randomUUID(), heir.personId, leaver.personId]) {
    for (const when of ['now', 'endOfDay']) {
      const refused = await company.retire(leaver.personId, [sales(personId)], { when });
      expect(codeOf(refused)).toBe('EMPLOYMENT_HEIR');
    }
  }
  expect(await company.headsOf('SALES')).toEqual([leaver.personId]);
  expect(await stateOf(company.browser, leaver.personId)).toBe('inService');
});

test('STA-02 MEM-04 a view, a link and an export go only to people who can create them', async () => {
  const company = await leavingOf(app);
  const leaver = await company.administrator();
  const heir = await company.colleague();
  const manager = await addTestPerson(app, { companyCode: company.companyCode, roles: ['manager'] });
  await company.share(leaver.browser, '대리들');
  await company.link(leaver.browser, '봄 채용');
  await leaver.browser.post(`${employeesPath}/exports`, { reason: 'An inventory' });
  const left = await company.leftBy(leaver.personId);
  for (const [place, { kind, thingId }] of left.entries()) {
    const toPlain = allTo(null, left).with(place, { kind, thingId, toPersonId: heir.personId });
    const refused = await company.retire(leaver.personId, toPlain);
    expect(refused.error).toMatchObject({
      errorCode: 'EMPLOYMENT_HEIR_RIGHT',
      fields: [{ path: `handovers.${place}.toPersonId` }],
    });
  }
  const toManager = allTo(manager.personId, left);
  expect(codeOf(await company.retire(leaver.personId, toManager))).toBe('EMPLOYMENT_HEIR_RIGHT');
  const without = toManager.map((each) => (each.kind === 'exports' ? { ...each, toPersonId: null } : each));
  expect(codeOf(await company.retire(leaver.personId, without))).toBe('done');
});

test('STA-02 of two administrators at once one retires the person, and one heir has the department', async () => {
  const { leaver, heir, sales, ...company } = await headOfSales();
  const other = await company.administrator();
  const second = await company.colleague();
  const answers = await Promise.all([
    company.retire(leaver.personId, [sales(heir.personId)]),
    company.retire(leaver.personId, [sales(second.personId)], {}, other.browser),
  ]);
  const codes = answers.map(codeOf);
  expect(codes.toSorted()).toEqual(['EMPLOYEE_RETIRED', 'done']);
  expect(await company.headsOf('SALES')).toEqual([codes[0] === 'done' ? heir.personId : second.personId]);
});

test.each([1, 2, 3])('STA-02 an heir who retires at the same moment keeps no department, round %i', async () => {
  const { leaver, heir, sales, ...company } = await headOfSales();
  const other = await company.administrator();
  const answers = await Promise.all([
    company.retire(leaver.personId, [sales(heir.personId)]),
    company.retire(heir.personId, [], {}, other.browser),
  ]);
  const codes = answers.map(codeOf);
  expect([
    ['done', 'EMPLOYMENT_LEFT_CHANGED'],
    ['EMPLOYMENT_HEIR', 'done'],
  ]).toContainEqual(codes);
  const [head = ''] = await company.headsOf('SALES');
  expect(await stateOf(company.browser, head)).toBe('inService');
});

test('STA-02 DEP-05 a person who retires at the same moment does not become a head, or the list is refused as changed', async () => {
  const { leaver, heir, sales, ...company } = await headOfSales();
  const other = await company.administrator();
  await company.department('PLAN');
  const [made, retired] = await Promise.all([
    other.browser.put(headsPath('PLAN'), { personIds: [leaver.personId] }),
    company.retire(leaver.personId, [sales(heir.personId)]),
  ]);
  expect([
    ['done', 'EMPLOYMENT_LEFT_CHANGED'],
    ['DEPARTMENT_HEAD', 'done'],
  ]).toContainEqual([codeOf(made), codeOf(retired)]);
  expect(await company.headsOf('PLAN')).toEqual(codeOf(made) === 'done' ? [leaver.personId] : []);
});

test('STA-02 DEP-05 naming a new head waits for a retirement in progress, and is refused after it', async () => {
  const { leaver, ...company } = await headOfSales();
  await company.department('PLAN');
  const { sent } = await inCompany(app.kernel.db, company.companyCode, async (tx) => {
    await sql`update people set employment_status = 'R' where person_id = ${leaver.personId}::uuid`.execute(tx);
    const making = company.browser.put(headsPath('PLAN'), { personIds: [leaver.personId] });
    await rowWaits(1);
    return { sent: making };
  });
  expect(codeOf(await sent)).toBe('DEPARTMENT_HEAD');
});

test('STA-02 a handover waits for the heir’s retirement in progress, and the heir takes nothing over', async () => {
  const { leaver, heir, sales, ...company } = await headOfSales();
  const { sent } = await inCompany(app.kernel.db, company.companyCode, async (tx) => {
    await sql`update people set employment_status = 'R' where person_id = ${heir.personId}::uuid`.execute(tx);
    const retiring = company.retire(leaver.personId, [sales(heir.personId)]);
    await rowWaits(1);
    return { sent: retiring };
  });
  expect(codeOf(await sent)).toBe('EMPLOYMENT_HEIR');
  expect(await company.headsOf('SALES')).toEqual([leaver.personId]);
});

test('STA-02 of two people retired at once as each other’s heirs one leaves', async () => {
  const { leaver, heir, sales, ...company } = await headOfSales();
  const other = await company.administrator();
  await company.department('PLAN');
  await company.lead('PLAN', heir.personId);
  const plan = { ...sales(leaver.personId), thingId: 'PLAN' };
  const answers = await Promise.all([
    company.retire(leaver.personId, [sales(heir.personId)]),
    company.retire(heir.personId, [plan], {}, other.browser),
  ]);
  expect(answers.map(codeOf).filter((code) => code === 'done')).toHaveLength(1);
  const heads = [...(await company.headsOf('SALES')), ...(await company.headsOf('PLAN'))];
  expect(new Set(heads).size).toBe(1);
});

/** Links that a person made, as many as no test makes by calls. */
function plantLinks(companyCode: string, personId: string, count: number) {
  return plantRows(
    app,
    companyCode,
    sql`insert into invitations (company_code, code_hash, kind, language, note, services, allowed_domains, needs_approval,
        max_uses, inviter_id, expires_at)
      select ${companyCode}, sha256((${personId} || n)::bytea), 'link', 'ko', '초대 ' || n, '{PT}', '{}', false, 5,
        ${personId}::uuid, app_now() + interval '7 days' from generate_series(1, ${count}::integer) n`,
  );
}

test('STA-02 items up to the limit of one action are handed over and restored; one more is refused, and none is lost', async () => {
  const company = await leavingOf(app);
  const [leaver, heir] = [await company.colleague(), await company.administrator()];
  await plantLinks(company.companyCode, leaver.personId, leftBehindMax);
  await company.department('SALES');
  await company.lead('SALES', leaver.personId);
  const beyond = await company.browser.get(`${employeesPath}/${leaver.personId}/leaving`);
  expect(beyond.error).toMatchObject({ errorCode: 'EMPLOYMENT_LEFT_LIMIT', params: { 0: leftBehindMax } });
  expect(codeOf(await company.retire(leaver.personId, []))).toBe('EMPLOYMENT_LEFT_LIMIT');
  expect(codeOf(await company.retire(leaver.personId, [], { when: 'endOfDay' }))).toBe('EMPLOYMENT_LEFT_LIMIT');
  await company.lead('SALES', company.personId);
  const left = await company.leftBy(leaver.personId);
  expect(left).toHaveLength(leftBehindMax);
  expect(codeOf(await company.retire(leaver.personId, allTo(heir.personId, left)))).toBe('done');
  expect(await company.leftBy(heir.personId)).toHaveLength(leftBehindMax);
  const back = (await company.reinstate(leaver.personId)).json<{ returned: object[]; lost: object[] }>();
  expect([back.returned.length, back.lost.length]).toEqual([leftBehindMax, 0]);
  expect(await company.leftBy(leaver.personId)).toHaveLength(leftBehindMax);
});

test('STA-02 MEM-04 another company, an employee, a manager and a visitor cannot read a leaver’s items or retire the person', async () => {
  const { leaver, heir, sales, ...company } = await headOfSales();
  const { companyCode } = company;
  const manager = await addTestPerson(app, { companyCode, roles: ['manager'] });
  const callers = [
    ['another company', (await employeesOf(app).administratorOf()).browser, 'CO404'],
    ['an employee', await signInAs(app, heir), 'CO401'],
    ['a manager', await signInAs(app, manager), 'CO401'],
    ['the person', await signInAs(app, leaver), 'CO401'],
    ['a visitor', app.browser(), 'AC100'],
  ] as const;
  const at = (act: string) => `${employeesPath}/${leaver.personId}/${act}`;
  const body = { reason: 'personal', note: '', when: 'now', handovers: [sales(heir.personId)] };
  for (const [caller, by, code] of callers) {
    const answers = [
      await by.get(at('leaving')),
      await by.post(at('retirement'), body),
      await by.post(at('retirement'), { ...body, when: 'endOfDay' }),
      await by.delete(at('retirement')),
      await by.post(at('reinstatement'), { note: '' }),
    ];
    expect([caller, answers.map(codeOf)]).toEqual([caller, answers.map(() => code)]);
  }
  expect(await company.headsOf('SALES')).toEqual([leaver.personId]);
  expect(await stateOf(company.browser, leaver.personId)).toBe('inService');
});

test('STA-02 MEM-02 an action with an item that its actor cannot change is refused as a whole', async () => {
  const { leaver, heir, sales, ...company } = await headOfSales();
  const { companyCode } = company;
  const delegate = await company.colleague();
  await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`insert into grants (company_code, person_id, permission, scope_kind, scope_id, valid_from, valid_until)
      values (${companyCode}, ${delegate.personId}, 'employment.change', 'company', '', '-infinity', 'infinity')`.execute(
      tx,
    ),
  );
  const by = await signInAs(app, delegate);
  const refused = await company.retire(leaver.personId, [sales(heir.personId)], {}, by);
  expect(codeOf(refused)).toBe('CO401');
  expect(await company.headsOf('SALES')).toEqual([leaver.personId]);
  expect(await stateOf(company.browser, leaver.personId)).toBe('inService');
});
