// Runs on every PostgreSQL: row locks.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Tx, inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { rowWaitsOf } from '../../../testing/database/row-waits.ts';
import { isHeld, stoppedAtOf } from '../../../testing/database/stopped-at.ts';
import { operatorBrowser } from '../../../testing/operator.ts';
import { addTestPerson, signInAs, testPassword } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { lockCompany } from '../../ground/companies/index.ts';
import { insertPassword } from '../../secrets/passwords/index.ts';
import { moveOwner } from '../roles/index.ts';

const app = await startTestApp({ work: false });
const rowWaits = await rowWaitsOf(app);
const stoppedAt = await stoppedAtOf(app);
const path = '/api/v1/memberships';
let lastHost = 0;

/** A company's representative and a colleague, each with a browser. */
async function company() {
  const representative = await addTestPerson(app, { roles: ['representative'] });
  const { companyCode } = representative;
  const colleague = await addTestPerson(app, { companyCode, roles: ['freeTrial'] });
  const signIn = (person: typeof colleague) => signInAs(app, person, { address: `198.51.100.${(lastHost += 1)}` });
  return { companyCode, representative, colleague, desk: await signIn(representative), own: await signIn(colleague) };
}
type Company = Awaited<ReturnType<typeof company>>;

async function offered({ desk, colleague: { personId } }: Company): Promise<string> {
  const answer = await desk.post(`${path}/handover`, { personId, password: testPassword });
  expect(answer.status, answer.text).toBe(200);
  return `${path}/handover/${answer.json<{ handoverId: string }>().handoverId}`;
}

const replaced = async (by: Browser, { companyCode, colleague }: Company) =>
  by.put(`/api/v1/operator/companies/${companyCode}/representative`, {
    newLoginId: colleague.loginId,
    replacementReason: 'The former one has left',
  });

type Change = () => ReturnType<Browser['post']>;

/**
 * Rows that each change locks until it ends: the company, so that changes run one after another, and the person, who stays in
 * service.
 */
const changes: Readonly<Record<string, { readonly holds: string; readonly begin: (of: Company) => Promise<Change> }>> =
  {
    'a role that is granted': {
      holds: 'company and person',
      begin: async ({ desk, colleague: { personId } }) => {
        return () => desk.post(path, { personId, role: 'administrator' });
      },
    },
    'a role that is taken back': {
      holds: 'company',
      begin: async ({ desk, colleague: { personId } }) => {
        expect((await desk.post(path, { personId, role: 'manager' })).status).toBe(200);
        return () => desk.delete(`${path}/${personId}/manager`);
      },
    },
    'a role that is given up': {
      holds: 'company',
      begin: async ({ desk, own, colleague: { personId } }) => {
        expect((await desk.post(path, { personId, role: 'manager' })).status).toBe(200);
        return () => own.delete('/api/v1/own-roles/manager');
      },
    },
    'an offer to hand over': {
      holds: 'company and person',
      begin: async ({ desk, colleague: { personId } }) => {
        return () => desk.post(`${path}/handover`, { personId, password: testPassword });
      },
    },
    'an offer that is accepted': {
      holds: 'company and person',
      begin: async (of) => {
        const offer = await offered(of);
        return () => of.own.post(`${offer}/acceptance`, { password: testPassword });
      },
    },
    'an offer that is declined': {
      holds: 'company',
      begin: async (of) => {
        const offer = await offered(of);
        return () => of.own.post(`${offer}/refusal`);
      },
    },
    'a representative who is replaced': {
      holds: 'company and person',
      begin: async (of) => {
        const operator = await operatorBrowser(app);
        return () => replaced(operator, of);
      },
    },
    'a trial that ends': {
      holds: 'person',
      begin: async ({ desk, colleague: { personId } }) => {
        return () => desk.delete(`/api/v1/employees/${personId}/trial`);
      },
    },
  };

test.each(Object.entries(changes))(
  'MEM-01 MEM-08 %s locks the rows it depends on until it is recorded',
  async (_what, { begin, holds }) => {
    const of = await company();
    const { companyCode, colleague } = of;
    const { answer, found } = await stoppedAt('audit_log', await begin(of), async () => [
      ...((await isHeld(app, { companyCode, table: 'companies' }, 'change')) ? ['company'] : []),
      ...((await isHeld(app, { companyCode, table: 'people', where: { person_id: colleague.personId } }, 'change'))
        ? ['person']
        : []),
    ]);
    expect(found.join(' and ')).toBe(holds);
    expect(answer.status, answer.text).toBe(200);
  },
);

/** Returns the answer to a change that waits for the company while other work has it locked. */
async function afterWaiting(companyCode: string, change: Change, work: (tx: Tx) => Promise<unknown>) {
  const { sent } = await inCompany(app.kernel.db, companyCode, async (tx) => {
    await lockCompany(tx, companyCode);
    const waiting = change();
    await rowWaits(1);
    await work(tx);
    return { sent: waiting };
  });
  const { error } = await sent;
  return error.fields[0]?.code ?? error.errorCode;
}

test('MEM-08 a password replaced in the meantime can neither offer nor accept ownership', async () => {
  const of = await company();
  const { companyCode, representative, colleague, desk, own } = of;
  const renew = (personId: string) => (tx: Tx) =>
    insertPassword(tx, { companyCode, personId, version: 2, hash: 'of another password' });
  const offer = await offered(of);
  const accepting = () => own.post(`${offer}/acceptance`, { password: testPassword });
  expect(await afterWaiting(companyCode, accepting, renew(colleague.personId))).toBe('MB_M_PASSWORD_WRONG');
  const another = { personId: colleague.personId, password: testPassword };
  const offering = () => desk.post(`${path}/handover`, another);
  expect(await afterWaiting(companyCode, offering, renew(representative.personId))).toBe('MB_M_PASSWORD_WRONG');
});

test('MEM-08 a former company owner cannot offer the role', async () => {
  const { companyCode, representative, colleague, desk } = await company();
  const { personId } = colleague;
  const offering = () => desk.post(`${path}/handover`, { personId, password: testPassword });
  const lost = (tx: Tx) => moveOwner(tx, representative, personId);
  expect(await afterWaiting(companyCode, offering, lost)).toBe('AC105');
});

test('MEM-08 a person who left the service by then cannot become company owner, even by the operator', async () => {
  const of = await company();
  const operator = await operatorBrowser(app);
  const retired = (tx: Tx) =>
    sql`update people set employment_status = 'R' where person_id = ${of.colleague.personId}::uuid`.execute(tx);
  const outcome = await afterWaiting(of.companyCode, () => replaced(operator, of), retired);
  expect(outcome).toBe('ROLE_NOT_IN_SERVICE');
});

test('MEM-08 a leaver and a person who signs in by another company’s login cannot get an offer', async () => {
  const { companyCode, colleague, desk } = await company();
  const login = await addTestPerson(app);
  const other = await addTestPerson(app, { companyCode });
  await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`update people set closed_at = app_now() where person_id = ${colleague.personId}::uuid`.execute(tx),
  );
  await sql`insert into login_ties (company_code, person_id, login_company_code, login_person_id, state)
    values (${companyCode}, ${other.personId}, ${login.companyCode}, ${login.personId}, 'tied')`.execute(app.kernel.db);
  for (const [{ personId }, refusal] of [
    [colleague, 'EM0009'],
    [other, 'LOGIN_ELSEWHERE'],
  ] as const) {
    const { error } = await desk.post(`${path}/handover`, { personId, password: testPassword });
    expect(error.fields[0]?.code).toBe(refusal);
  }
});

test('MEM-08 an expired offer is refused before the password is checked', async () => {
  const of = await company();
  const offer = await offered(of);
  expect((await of.own.post(`${offer}/refusal`)).status).toBe(200);
  expect((await of.own.post(`${offer}/acceptance`, { password: 'Wrong7!xQ' })).error.errorCode).toBe('HANDOVER_OVER');
});

test('MEM-01 MEM-04 role holders and candidates are readable and exportable only by users who see roles', async () => {
  const { own } = await company();
  const answers = [
    await own.get(path),
    await own.post(`${path}/candidates/search`),
    await own.post(`${path}/exports`, { keyword: '', role: '', reason: 'Audit', language: 'en' }),
  ];
  expect(answers.map(({ error }) => error.errorCode)).toEqual(['CO401', 'CO401', 'CO401']);
});
