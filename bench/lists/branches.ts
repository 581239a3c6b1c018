import { sql } from 'kysely';
import { employeesPerPage } from '../../contract/src/people/people/limits.ts';
import { inCompany } from '../../server/src/kernel/db/database.ts';
import { addMember } from '../../server/src/testing/member.ts';
import { type BareList, plantedDepartment } from './bare-list.ts';
import { plantSuite } from './planted-people.ts';
import { compare, interleave } from '../kernel/compare.ts';
import type { Figure } from '../kernel/figures.ts';
import { load } from '../kernel/load.ts';
import type { Stage } from '../kernel/stage.ts';

const rounds = 3;
const seconds = 1;

interface Reached {
  readonly from: number;
  readonly count: number;
  /** More people than are counted. */
  readonly isBroad: boolean;
}

/** Departments that a reader may see, by their planted numbers; each has 100 people of its own. */
const reaches: Readonly<Record<string, Reached>> = {
  'one department': { from: 5_000, count: 1, isBroad: false },
  'one large department': { from: 1, count: 1, isBroad: true },
  '100 departments': { from: 4_001, count: 100, isBroad: false },
  '1,000 departments': { from: 2_001, count: 1_000, isBroad: true },
};

interface Question {
  readonly asked: Readonly<Record<string, string>>;
  readonly bare: Partial<BareList>;
}

const needle = '별빛';
const questions: Readonly<Record<string, Question>> = {
  // That there are more than are counted is remembered of a list.
  'the list': { asked: {}, bare: { counted: 'none' } },
  'a search': { asked: { keyword: needle }, bare: { needle, isBroad: false } },
  'the exact count': { asked: { total: 'exact' }, bare: { counted: 'all' } },
};

/** Compares lists of readers who see some departments of a large company with a bare statement of the same condition. */
export async function measureBranches(stage: Stage): Promise<Figure[]> {
  const { companyCode } = await plantSuite(stage);
  const figures: Figure[] = [];
  for (const [name, reach] of Object.entries(reaches)) {
    const cookie = await addReader(stage, companyCode, reach);
    for (const [asking, question] of Object.entries(questions))
      figures.push(await measured(stage, { companyCode, cookie, reach, name: `${asking} within ${name}`, question }));
  }
  return figures;
}

async function addReader({ db }: Stage, companyCode: string, { from, count }: Reached): Promise<string> {
  const { personId, secret } = await addMember(db, { companyCode, role: 'employee' });
  const codes = Array.from({ length: count }, (_, at) => plantedDepartment(from + at));
  await inCompany(db, companyCode, (tx) =>
    sql`insert into grants (company_code, person_id, permission, scope_kind, scope_id)
      select ${companyCode}, ${personId}, 'employees.view', 'department', code from unnest(${codes}::text[]) code`.execute(
      tx,
    ),
  );
  return `sid=${secret}`;
}

interface Measured {
  readonly companyCode: string;
  readonly cookie: string;
  readonly reach: Reached;
  readonly name: string;
  readonly question: Question;
}

async function measured(stage: Stage, { companyCode, cookie, reach, name, question }: Measured): Promise<Figure> {
  const { from, count, isBroad } = reach;
  const list: BareList = {
    companyCode,
    orderBy: 'fullName',
    descending: false,
    page: 1,
    rowsPerPage: employeesPerPage,
    reach: { from, count },
    isBroad,
    ...question.bare,
  };
  const bare = `${stage.floorUrl}/people?${new URLSearchParams({ wanted: JSON.stringify(list) })}`;
  const body = JSON.stringify(question.asked);
  const seen = await interleave({
    rounds,
    floor: () => load({ url: bare, connections: 1, seconds, request: () => ({ headers: {} }) }),
    product: () =>
      load({
        url: `${stage.productUrl}/api/v1/employees/search`,
        connections: 1,
        seconds,
        method: 'POST',
        request: () => ({ headers: { cookie }, body }),
      }),
  });
  return compare(`people, ${name}, p50`, seen, { of: ({ p50Ms }) => p50Ms, unit: 'ms', bound: { max: 3 } });
}
