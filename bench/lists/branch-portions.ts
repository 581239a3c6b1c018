import { sql } from 'kysely';
import { failuresPerPortion, sessionsPerPortion } from '../../contract/src/access/sign-in-policies/limits.ts';
import { reachOf } from '../../server/src/kernel/access/reach.sql.ts';
import { inCompany, type Tx } from '../../server/src/kernel/db/database.ts';
import { selectSessions } from '../../server/src/modules/access/sign-in-policies/company-sessions.ts';
import { selectFailures } from '../../server/src/modules/access/sign-in-policies/failed-sign-ins.sql.ts';
import { compare, interleave } from '../kernel/compare.ts';
import type { Figure } from '../kernel/figures.ts';
import type { Stage } from '../kernel/stage.ts';
import { plantedDepartment } from './bare-list.ts';

const rounds = 5;
const calls = 15;

export interface Reached {
  readonly from: number;
  readonly count: number;
  /** More people than are counted. */
  readonly isBroad: boolean;
}

interface Reader {
  readonly companyCode: string;
  readonly personId: string;
}

type AddReader = (
  stage: Stage,
  companyCode: string,
  reach: Reached,
  permission: string,
) => Promise<{ readonly personId: string }>;

/** Plants a failed sign-in of one person in five. */
async function plantFailures(tx: Tx, companyCode: string): Promise<void> {
  await sql`insert into failed_log_ins (company_code, person_id, began_at, reason, network, tries, last_at)
    select company_code, person_id, date_trunc('hour', app_now() - (n % 700) * interval '1 hour'), 'password',
      '192.0.2.0/24', 1, app_now() - (n % 700) * interval '1 hour'
    from (select company_code, person_id, row_number() over () as n from people where company_code = ${companyCode}) p
    where n % 5 = 0 on conflict do nothing`.execute(tx);
}

/** The same rows by a statement that knows the departments. */
function bareFailures(companyCode: string, { from, count }: Reached) {
  const tops = Array.from({ length: count }, (_, at) => plantedDepartment(from + at));
  return sql`select f.*, p.full_name, p.english_name, p.login_id from failed_log_ins f
    join people p on p.company_code = f.company_code and p.person_id = f.person_id
    where f.company_code = ${companyCode} and p.department_code in (
      select d.department_code from departments top join departments d
        on d.company_code = top.company_code and starts_with(d.path, top.path)
      where top.company_code = ${companyCode} and top.department_code = any(${tops}::text[]))
    order by f.began_at desc, f.failure_id desc limit ${failuresPerPortion + 1}`;
}

async function failuresOf(tx: Tx, { companyCode, personId }: Reader): Promise<void> {
  await selectFailures(tx, {
    companyCode,
    keyword: '',
    reason: 'any',
    from: '',
    to: '',
    timeZone: 'Asia/Seoul',
    after: undefined,
    limit: failuresPerPortion + 1,
    within: await reachOf(tx, personId, 'companySessions.view', 'person'),
  });
}

async function sessionsOf(tx: Tx, { companyCode, personId }: Reader): Promise<void> {
  const within = await reachOf(tx, personId, 'companySessions.view', 'person');
  await selectSessions(tx, {
    companyCode,
    keyword: '',
    personId: undefined,
    after: undefined,
    current: Buffer.alloc(32),
    readerId: personId,
    limit: sessionsPerPortion + 1,
    within,
    endsWithin: within,
  });
}

function bareSessions(companyCode: string, { from, count }: Reached) {
  const tops = Array.from({ length: count }, (_, at) => plantedDepartment(from + at));
  return sql`select s.session_id, s.device, s.network, s.created_at, s.last_seen_at, p.full_name, p.english_name, p.login_id
    from sessions s join people p on p.company_code = s.company_code and p.person_id = s.person_id
    where s.company_code = ${companyCode} and s.expires_at > now() and p.department_code in (
      select d.department_code from departments top join departments d
        on d.company_code = top.company_code and starts_with(d.path, top.path)
      where top.company_code = ${companyCode} and top.department_code = any(${tops}::text[]))
    order by s.session_id desc limit ${sessionsPerPortion + 1}`;
}

/** Compares portions of sessions and of failed sign-ins within departments with bare statements of the same condition. */
export async function measurePortions(
  stage: Stage,
  companyCode: string,
  reaches: Readonly<Record<string, Reached>>,
  addReader: AddReader,
): Promise<Figure[]> {
  await inCompany(stage.db, companyCode, (tx) => plantFailures(tx, companyCode));
  const figures: Figure[] = [];
  for (const [name, reach] of Object.entries(reaches)) {
    const { personId } = await addReader(stage, companyCode, reach, 'companySessions.view');
    const reader = { companyCode, personId };
    const lists = [
      { what: 'failed sign-ins', bare: bareFailures(companyCode, reach), product: failuresOf },
      { what: 'sessions', bare: bareSessions(companyCode, reach), product: sessionsOf },
    ];
    for (const { what, bare, product } of lists) {
      const seen = await interleave({
        rounds,
        floor: () => fastestOf(() => bare.execute(stage.bare)),
        product: () => fastestOf(() => inCompany(stage.db, companyCode, (tx) => product(tx, reader))),
      });
      figures.push(
        compare(`${what} within ${name}, statements`, seen, { of: (ms) => ms, unit: 'ms', bound: { max: 3 } }),
      );
    }
  }
  return figures;
}

/** Milliseconds of the fastest call of a round: what else the machine does makes none faster. */
export async function fastestOf(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const began = performance.now();
    await run();
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}
