import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readTerm } from '@madang/contract/people/people/search-term.ts';
import { reachOf } from '../../../../kernel/access/reach.sql.ts';
import { inCompany, type Tx } from '../../../../kernel/db/database.ts';
import { addMember } from '../../../../testing/member.ts';
import {
  createTree,
  isAbove,
  randomGrants,
  setGrants,
  treeDepartments,
} from '../../../../testing/operations/random-grants.ts';
import { administratorOf } from '../../../../testing/organisation.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { countPeople, readPeople, selectPersonIds } from './people-pages.sql.ts';
import type { PeopleSelection } from './selection.sql.ts';

const app = await startTestApp({ work: false });
const { db } = app.kernel;
const companyCode = 'REACHAGREES';
await createTree(await administratorOf(app, companyCode));

interface Colleague {
  readonly personId: string;
  readonly name: string;
  readonly department: string;
  readonly posts: readonly string[];
  readonly hasApplied: boolean;
}

const colleagues: Colleague[] = [];
for (let at = 0; at < 14; at += 1) {
  const { personId } = await addMember(db, { companyCode, role: 'employee' });
  const [department = 'TOP', post = 'TOP'] = [treeDepartments[at % 6], treeDepartments[(at * 5 + 2) % 6]];
  const posts = at % 3 === 0 && post !== department ? [post] : [];
  const name = `${at % 2 === 0 ? '하늘' : '바다'}${String(at).padStart(2, '0')}`;
  colleagues.push({ personId, name, department, posts, hasApplied: at % 5 !== 0 });
}
await inCompany(db, companyCode, async (tx) => {
  for (const { personId, name, department, posts, hasApplied } of colleagues) {
    await sql`update people set full_name = ${name}, department_code = ${department},
      applied_at = ${hasApplied ? sql`app_now()` : sql`null`} where person_id = ${personId}`.execute(tx);
    for (const post of posts)
      await sql`insert into concurrent_posts (company_code, person_id, department_code)
        values (${companyCode}, ${personId}, ${post})`.execute(tx);
  }
});
const { personId: reader } = await addMember(db, { companyCode, role: 'employee' });

const ids = colleagues.map(({ personId }) => personId);
const grants = randomGrants({
  permissions: ['employees.view', 'departments.view'],
  scopes: [
    ...treeDepartments.map((id) => ({ kind: 'department', id })),
    ...ids.slice(0, 5).map((id) => ({ kind: 'person', id })),
  ],
});

const isBelow = (asked: string | undefined, { department, posts }: Colleague) =>
  asked === undefined || [department, ...posts].some((code) => isAbove(asked, code));

/** Selections of a reader. */
const asked = fc.record({
  text: fc.constantFrom('', '하늘', '바다1', '없음'),
  below: fc.constantFrom(undefined, ...treeDepartments),
  own: fc.constantFrom(undefined, undefined, 'AONE'),
  isWaiting: fc.constantFrom(false, false, true),
});
type Asked = typeof asked extends fc.Arbitrary<infer A> ? A : never;

function selectionOf({ text, below, own, isWaiting }: Asked): PeopleSelection {
  return {
    companyCode,
    ...readTerm(text),
    belowDepartment: below,
    ...(own !== undefined && { departmentCode: own }),
    ...(isWaiting && { hasApplied: false }),
  };
}

function isAsked({ text, below, own, isWaiting }: Asked, person: Colleague): boolean {
  return (
    person.name.includes(text) &&
    isBelow(below, person) &&
    (own === undefined || [person.department, ...person.posts].includes(own)) &&
    !(isWaiting && person.hasApplied)
  );
}

async function authorised(tx: Tx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::text[]) id where authorize(${reader}, 'employees.view', array['person'], array[id])`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The administrator and the reader. */
const exceptIds = await inCompany(db, companyCode, async (tx) => {
  const { rows } = await sql<{ id: string }>`
    select person_id as id from people where company_code = ${companyCode} and person_id <> all(${ids}::uuid[])`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
});

test('MEM-02 USR-01 list, count and file of a selection match authorize, with either plan', async () => {
  const order = { by: 'fullName', descending: false } as const;
  let shown = 0;
  const property = fc.asyncProperty(grants, asked, fc.boolean(), async (given, question, isGeneric) => {
    await inCompany(db, companyCode, async (tx) => {
      const mode = isGeneric ? 'force_generic_plan' : 'force_custom_plan';
      await sql`select set_config('plan_cache_mode', ${mode}, true)`.execute(tx);
      await setGrants(tx, { companyCode, personId: reader }, given);
      const admitted = await authorised(tx);
      const expected = colleagues.filter((each) => admitted.has(each.personId) && isAsked(question, each));
      const names = expected.map(({ name }) => name).toSorted();
      const within = await reachOf(tx, reader, 'employees.view', 'person');
      const selection = { ...selectionOf(question), within, exceptIds };
      const page = await readPeople(tx, selection, { orders: [order], offset: 0, limit: 50 });
      const packed = await selectPersonIds(tx, selection, order);
      const nameOf = new Map(colleagues.map(({ personId, name }) => [personId, name]));
      const listed = page.people.map(({ personId }) => nameOf.get(personId) ?? personId);
      const filed = packed.from(0, packed.count).map((id) => nameOf.get(id) ?? id);
      shown += names.length;
      expect([listed, filed, page.count, await countPeople(tx, selection)]).toEqual([
        names,
        names,
        names.length,
        names.length,
      ]);
    });
  });
  await fc.assert(property, { numRuns: 200 });
  expect(shown).toBeGreaterThan(0);
}, 120_000);
