import type {
  AsOfDepartment,
  AsOfPerson,
  ListedAsOfPerson,
  WholeAsOfPerson,
} from '@madang/contract/views/as-of/routes.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { newId } from '../../kernel/crypto/new-id.ts';
import { inCompany } from '../../kernel/db/database.ts';
import { parseInput } from '../../kernel/operations/input.ts';
import { planRow, seal } from '../../kernel/operations/stored/sealed.ts';
import type { Browser } from '../browser.ts';
import { addTestPerson, signInAs } from '../people.ts';
import type { TestApp } from '../test-app.ts';

interface About {
  readonly date: string;
  readonly today: string;
  readonly time: string;
  readonly closedSince: number;
  readonly notShown: number;
  readonly headsSince: string | null;
}

async function answered<T>(by: Browser, path: string): Promise<T> {
  const answer = await by.get(`/api/v1/as-of/${path}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<T>();
}

export const personAsOf = (by: Browser, date: string, personId: string) =>
  answered<About & { readonly person: WholeAsOfPerson | null }>(by, `${date}/people/${personId}`);

export const treeAsOf = (by: Browser, date: string) =>
  answered<About & { readonly items: AsOfDepartment[] }>(by, `${date}/departments`);

export const membersAsOf = (by: Browser, date: string, departmentCode: string, page = 1) =>
  answered<
    About & {
      readonly items: (AsOfPerson & { readonly isConcurrent: boolean })[];
      readonly total: { readonly count: number };
      readonly heads: { readonly personId: string }[];
      readonly department: { readonly departmentName: string };
    }
  >(by, `${date}/departments/${departmentCode}/members?page=${page}`);

export const peopleAsOf = (by: Browser, date: string, query: Readonly<Record<string, string>> = {}) =>
  answered<
    About & {
      readonly items: ListedAsOfPerson[];
      readonly total: { readonly count: number };
      readonly department: { readonly departmentName: string } | null;
    }
  >(by, `${date}/people?${new URLSearchParams(query).toString()}`);

/** The company's day, so many days from today. */
export async function dayOf(app: TestApp, days = 0): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select ((app_now() at time zone 'Asia/Seoul')::date + ${days}::integer)::text as day`.execute(app.kernel.db);
  return rows[0]?.day ?? '';
}

/** Moves the clock to the noon after the next midnight of the company. */
export async function nextDay(app: TestApp): Promise<void> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from ((app_now() at time zone 'Asia/Seoul')::date + interval '36 hours') at time zone 'Asia/Seoul'
      - app_now())::float8 as seconds`.execute(app.kernel.db);
  await app.advance(rows[0]?.seconds ?? 0);
}

/** Stores a change on a date, as its planner does. */
export async function planOn(
  { kernel }: TestApp,
  { companyCode, personId }: { readonly companyCode: string; readonly personId: string },
  dueOn: string,
  { name, input }: { readonly name: string; readonly input: unknown },
): Promise<string> {
  const operation = kernel.operations.storable(name);
  const parsed: unknown = parseInput(operation, input);
  const planId = newId();
  const sealed = seal(kernel.keyring, planRow(planId), parsed);
  await inCompany(kernel.db, companyCode, async (tx) => {
    await sql`
      insert into plans (company_code, plan_id, operation, input, due_on, person_id)
      values (${companyCode}, ${planId}, ${name}, ${sealed}, ${dueOn}::date, ${personId}::uuid)`.execute(tx);
    for (const { kind, id } of 'targets' in operation ? operation.targets(parsed) : []) {
      await sql`insert into plan_targets values (${companyCode}, ${planId}, ${kind}, ${id})`.execute(tx);
    }
  });
  return planId;
}

/** A new administrator, signed in now: sessions of a day before have ended. */
export async function freshAdministrator(app: TestApp, companyCode: string) {
  const person = await addTestPerson(app, { companyCode, roles: ['administrator'] });
  return Object.assign(await signInAs(app, person), { personId: person.personId });
}
