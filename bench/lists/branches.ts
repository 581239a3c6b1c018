import { sql } from 'kysely';
import { employeesPerPage } from '../../contract/src/people/people/limits.ts';
import { readTerm } from '../../contract/src/people/people/search-term.ts';
import { reachOf } from '../../server/src/kernel/access/reach.sql.ts';
import { inCompany } from '../../server/src/kernel/db/database.ts';
import { FarPages } from '../../server/src/modules/people/people/search/far-pages.ts';
import { countPeople, readPeople } from '../../server/src/modules/people/people/search/people-pages.sql.ts';
import { addMember } from '../../server/src/testing/member.ts';
import { compare, interleave } from '../kernel/compare.ts';
import type { Figure } from '../kernel/figures.ts';
import type { Stage } from '../kernel/stage.ts';
import { type BareList, bareListOf, plantedDepartment } from './bare-list.ts';
import { fastestOf, measurePortions, type Reached } from './branch-portions.ts';
import { plantSuite } from './planted-people.ts';

const rounds = 5;

/** Departments that a reader may see, by their planted numbers; each has 100 people of its own. */
const reaches: Readonly<Record<string, Reached>> = {
  'one department': { from: 5_000, count: 1, isBroad: false },
  'one department of 111,100 people': { from: 1, count: 1, isBroad: true },
  '100 departments': { from: 4_001, count: 100, isBroad: false },
  '1,000 departments': { from: 2_001, count: 1_000, isBroad: true },
};

interface Question {
  readonly keyword: string;
  readonly isExact: boolean;
  readonly bare: Partial<BareList>;
}

const needle = '별빛';
const questions: Readonly<Record<string, Question>> = {
  // A process remembers for a minute that there are more than are counted.
  'the list': { keyword: '', isExact: false, bare: { counted: 'none' } },
  'a search': { keyword: needle, isExact: false, bare: { needle, isBroad: false } },
  'the exact count': { keyword: '', isExact: true, bare: { counted: 'all' } },
};

/** Compares lists of readers who see some departments of a large company with a bare statement of the same condition. */
export async function measureBranches(stage: Stage): Promise<Figure[]> {
  const { companyCode } = await plantSuite(stage);
  const figures: Figure[] = [];
  for (const [name, reach] of Object.entries(reaches)) {
    const { personId } = await addReader(stage, companyCode, reach);
    for (const [asking, question] of Object.entries(questions))
      figures.push(
        await statements(stage, { companyCode, personId, reach, name: `${asking} within ${name}`, question }),
      );
  }
  figures.push(...(await measurePortions(stage, companyCode, reaches, addReader)));
  return [...figures, await wholeCall(stage, companyCode)];
}

async function addReader({ db }: Stage, companyCode: string, { from, count }: Reached, permission = 'employees.view') {
  const reader = await addMember(db, { companyCode, role: 'employee' });
  const codes = Array.from({ length: count }, (_, at) => plantedDepartment(from + at));
  await inCompany(db, companyCode, (tx) =>
    sql`insert into grants (company_code, person_id, permission, scope_kind, scope_id)
      select ${companyCode}, ${reader.personId}, ${permission}, 'department', code
      from unnest(${codes}::text[]) code`.execute(tx),
  );
  return reader;
}

function bareOf(companyCode: string, { from, count, isBroad }: Reached): BareList {
  return {
    companyCode,
    orderBy: 'fullName',
    descending: false,
    page: 1,
    rowsPerPage: employeesPerPage,
    reach: { from, count },
    isBroad,
  };
}

interface Measured {
  readonly companyCode: string;
  readonly personId: string;
  readonly reach: Reached;
  readonly name: string;
  readonly question: Question;
}

/** Compares what a list asks the database, rights and transaction included, with one statement that knows its answer. */
async function statements(stage: Stage, { companyCode, personId, reach, name, question }: Measured): Promise<Figure> {
  const list = { ...bareOf(companyCode, reach), ...question.bare };
  const farPages = new FarPages(stage.db);
  const place = { orders: [{ by: 'fullName', descending: false }], offset: 0, limit: employeesPerPage + 1 } as const;
  const product = () =>
    inCompany(stage.db, companyCode, async (tx) => {
      const within = await reachOf(tx, personId, 'employees.view', 'person');
      const selection = { companyCode, ...readTerm(question.keyword), within };
      const { count } = await readPeople(tx, selection, { ...place, farPages });
      if (question.isExact && farPages.isMany(selection)) return countPeople(tx, selection);
      return count;
    });
  const seen = await interleave({
    rounds,
    floor: () => fastestOf(() => bareListOf(list).execute(stage.bare)),
    product: () => fastestOf(product),
  });
  return compare(`people, ${name}, statements`, seen, { of: (ms) => ms, unit: 'ms', bound: { max: 3 } });
}

/** Compares the whole call for a department with ten below it, 1,100 people, with the floor's. */
async function wholeCall(stage: Stage, companyCode: string): Promise<Figure> {
  const reach = { from: 999, count: 1, isBroad: false };
  const { secret } = await addReader(stage, companyCode, reach);
  const wanted = new URLSearchParams({ wanted: JSON.stringify(bareOf(companyCode, reach)) });
  const body = {
    method: 'POST',
    headers: { cookie: `sid=${secret}`, 'x-madang': '1', 'content-type': 'application/json' },
    body: '{}',
  };
  const seen = await interleave({
    rounds,
    floor: () => fastestOf(() => answered(`${stage.floorUrl}/people?${wanted}`)),
    product: () => fastestOf(() => answered(`${stage.productUrl}/api/v1/employees/search`, body)),
  });
  const how = { of: (ms: number) => ms, unit: 'ms', bound: { max: 3 } };
  return compare('people, the list within a branch of 1,100 people, whole call', seen, how);
}

async function answered(url: string, request?: RequestInit): Promise<void> {
  const answer = await fetch(url, request);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`a list was answered with ${answer.status}`);
}
