import { randomUUID } from 'node:crypto';
import type { Dispatch, DispatchEntry } from '@madang/contract/access/dispatches/routes.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { inCompany } from '../../kernel/db/database.ts';
import type { Browser } from '../browser.ts';
import { addTestCompany, addTestPerson, signInAs, type TestPerson } from '../people.ts';
import type { TestApp } from '../test-app.ts';

export const dispatchesPath = '/api/v1/dispatches';
export type WholeDispatch = Dispatch & { history: DispatchEntry[] };

/** A company with who administers it. */
export interface DispatchCompany {
  readonly companyCode: string;
  readonly administrator: TestPerson;
  readonly desk: Browser;
}

export const dayFrom = (days: number) => new Date(Date.now() + days * daySeconds * 1000).toISOString().slice(0, 10);

/** Answers 'done' or the code of a call. */
export const codeOf = async (answer: ReturnType<Browser['post']>) => {
  const { status, error } = await answer;
  return status === 200 ? 'done' : error.errorCode;
};

/** Companies of a test app, their people and sign-ins. */
function sidesOf(app: TestApp) {
  const { kernel } = app;
  let lastHost = 0;
  const address = () => {
    lastHost += 1;
    return `198.51.${100 + Math.floor(lastHost / 200)}.${(lastHost % 200) + 1}`;
  };
  const logIn = (person: TestPerson) => signInAs(app, person, { address: address() });

  async function company(name: string, englishName: string): Promise<DispatchCompany> {
    const companyCode = await addTestCompany(app, { name, englishName });
    const administrator = await addTestPerson(app, { companyCode, roles: ['representative'], language: 'en' });
    return { companyCode, administrator, desk: await logIn(administrator) };
  }

  /** Two companies of one structure; the host has the department LABS. */
  async function pair() {
    const home = await company('한빛상사', 'Hanbit Trading');
    const host = await company('솔바람', 'Solbaram');
    const structure = `G${randomUUID().slice(0, 8)}`.toUpperCase();
    await kernel.db
      .insertInto('company_structures')
      .values({ structure_code: structure, head_code: home.companyCode, name: '그룹', english_name: 'Group' })
      .execute();
    for (const { companyCode } of [home, host]) {
      await kernel.db
        .insertInto('structure_members')
        .values({ company_code: companyCode, structure_code: structure })
        .execute();
    }
    await inCompany(kernel.db, host.companyCode, (tx) =>
      sql`insert into departments (company_code, department_code, upper_department_code, name, english_name, language, sort_order)
        values (${host.companyCode}, 'LABS', 'TOP', '연구소', 'Lab', 'ko', 1)`.execute(tx),
    );
    return { home, host };
  }

  const person = ({ companyCode }: DispatchCompany) => addTestPerson(app, { companyCode, roles: ['employee'] });

  return { address, logIn, company, pair, person };
}

/** Rows of dispatches, as each company has them. */
function rowsOf({ kernel }: TestApp) {
  const stateAt = ({ companyCode }: DispatchCompany, id: string) =>
    inCompany(kernel.db, companyCode, async (tx) => {
      const row = await tx.selectFrom('dispatches').select('state').where('dispatch_id', '=', id).executeTakeFirst();
      return row?.state;
    });
  /** Moves the days of a dispatch back, in each company by its own. */
  const moveDays = async (id: string, days: number, ...at: readonly DispatchCompany[]) => {
    for (const { companyCode } of at) {
      await inCompany(kernel.db, companyCode, (tx) =>
        sql`update dispatches set starts_on = starts_on - ${days}::integer, ends_on = ends_on - ${days}::integer
          where dispatch_id = ${id}::uuid`.execute(tx),
      );
    }
  };
  const employment = async ({ companyCode }: DispatchCompany, personId: string) => {
    const row = await inCompany(kernel.db, companyCode, (tx) =>
      tx.selectFrom('people').select('employment_status').where('person_id', '=', personId).executeTakeFirst(),
    );
    return row?.employment_status;
  };
  return { stateAt, moveDays, employment };
}

/** Companies of a test app that send people to each other. */
export function dispatching(app: TestApp) {
  const sides = sidesOf(app);
  const rows = rowsOf(app);
  const { pair, person } = sides;
  const { stateAt, moveDays } = rows;
  const ask = (by: Browser, personId: string, hostCode: string, more: object = {}) =>
    by.post(dispatchesPath, {
      personId,
      hostCode,
      departmentCode: 'LABS',
      until: dayFrom(30),
      basis: '공동 과제',
      ...more,
    });
  const askFor = async (by: Browser, personId: string, hostCode: string, more: object = {}) => {
    const answer = await ask(by, personId, hostCode, more);
    expect(answer.status, answer.text).toBe(200);
    return answer.json<{ dispatchId: string }>().dispatchId;
  };
  const read = async (by: Browser, id: string) => (await by.get(`${dispatchesPath}/${id}`)).json<WholeDispatch>();
  /** The days of a dispatch are over. */
  const passDays = (id: string, ...at: readonly DispatchCompany[]) => moveDays(id, 90, ...at);
  const becomes = (at: DispatchCompany, id: string, state: string) =>
    expect.poll(() => stateAt(at, id), { timeout: 15_000 }).toBe(state);
  const act = (at: Pick<DispatchCompany, 'desk'>, id: string, what: string, body: object = {}) =>
    codeOf(at.desk.post(`${dispatchesPath}/${id}/${what}`, body));
  /** A dispatch that runs. */
  async function running() {
    const { home, host } = await pair();
    const sent = await person(home);
    const id = await askFor(home.desk, sent.personId, host.companyCode);
    await becomes(host, id, 'asked');
    expect(await act(host, id, 'acceptance')).toBe('done');
    await becomes(home, id, 'running');
    await becomes(host, id, 'running');
    return { home, host, sent, id };
  }

  return {
    ...sides,
    ...rows,
    ask,
    askFor,
    read,
    passDays,
    becomes,
    act,
    running,
  };
}
