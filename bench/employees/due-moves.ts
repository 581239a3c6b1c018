import { readSession } from '@madang/contract/access/accounts/routes.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inCompany } from '../../server/src/kernel/db/database.ts';
import { enqueueJob } from '../../server/src/kernel/jobs/enqueue-job.ts';
import { Registry } from '../../server/src/kernel/operations/registry.ts';
import { planForDay, runDuePlansTask } from '../../server/src/kernel/operations/stored/new-plan.ts';
import { modules } from '../../server/src/modules/index.ts';
import { compare, interleave } from '../kernel/compare.ts';
import { type Figure, median } from '../kernel/figures.ts';
import { load } from '../kernel/load.ts';
import { openSessions } from '../kernel/people.ts';
import type { Stage } from '../kernel/stage.ts';
import { plantSmall, type PlantedCompany } from '../lists/planted-people.ts';

const rounds = 3;
/** Fewer for a trial: `BENCH_DUE=500 npm run bench -- due-moves`. */
const moves = Number(process.env['BENCH_DUE'] ?? 10_000);
const plannedAtOnce = 500;
const neighbours = 10;
const connections = 4;
const seconds = 4;
const departments = ['EAST', 'WEST'] as const;
/** Seconds of 10,000 moves. */
const bound = 120;

/** Measures the moves of one midnight with work in a process of its own, and calls of others beside them. */
export async function measureDueMoves(stage: Stage): Promise<Figure[]> {
  const company = await plantSmall(stage);
  for (let n = 0; n < neighbours; n += 1) await plantSmall(stage);
  for (const departmentCode of departments) await addDepartment(stage, company, departmentCode);
  await stage.vacuum();
  const sessions = await openSessions(stage, connections);
  const whoAmI = () =>
    load({
      url: `${stage.productUrl}${readSession.path}`,
      connections,
      seconds,
      request: (connection) => ({ headers: { cookie: `sid=${sessions[connection]}` } }),
    });
  const took: number[] = [];
  const beside = async () => {
    await planMoves(stage, company);
    const began = performance.now();
    await begin(stage, company);
    const seen = await whoAmI();
    await untilDone(stage, company);
    took.push((performance.now() - began) / 1_000);
    return seen;
  };
  const seen = await interleave({ rounds, floor: whoAmI, product: beside });
  const whole = median(took);
  return [
    {
      name: `${moves} due moves of one midnight`,
      product: `${whole.toFixed(1)} s, ${(moves / whole).toFixed(0)}/s`,
      value: whole,
      bound: { max: (bound * moves) / 10_000 },
    },
    compare('who am I beside due moves, p95', seen, { of: ({ p95Ms }) => p95Ms, unit: 'ms', bound: { max: 2 } }),
  ];
}

async function addDepartment({ productUrl }: Stage, { cookie }: PlantedCompany, departmentCode: string): Promise<void> {
  const names = { departmentName: departmentCode, englishDepartmentName: departmentCode, language: 'ko' };
  const answer = await fetch(`${productUrl}/api/v1/departments`, {
    method: 'POST',
    headers: { cookie, 'x-madang': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ departmentCode, ...names, parentDepartmentCode: 'TOP' }),
  });
  if (!answer.ok) throw new Error(`a department was not created: ${await answer.text()}`);
}

/** Plans the moves for tomorrow and puts them to today: each person goes to the other department. */
async function planMoves({ db, keyring }: Stage, { companyCode }: PlantedCompany): Promise<void> {
  const operations = new Registry(modules);
  const [administrator, people] = await inCompany(db, companyCode, async (tx) => {
    const { rows } = await sql<{ personId: string; department: string; isAdministrator: boolean }>`
      select p.person_id as "personId", p.department_code as department, exists (select from memberships m
        where m.company_code = p.company_code and m.person_id = p.person_id and m.role = 'administrator') as "isAdministrator"
      from people p where p.company_code = ${companyCode} order by p.person_id`.execute(tx);
    const found = rows.find(({ isAdministrator }) => isAdministrator);
    if (!found) throw new Error('the company has no administrator');
    return [found, rows.filter((row) => row !== found)] as const;
  });
  const origin = {
    principal: { kind: 'person', companyCode, personId: administrator.personId },
    request: { id: randomUUID(), address: '' },
  } as const;
  for (let from = 0; from < moves; from += plannedAtOnce) {
    await inCompany(db, companyCode, async (tx) => {
      for (let n = from; n < Math.min(from + plannedAtOnce, moves); n += 1) {
        const person = people[n % people.length];
        const turn = Math.floor(n / people.length) + (person?.department === departments[0] ? 1 : 0);
        const input = { personId: person?.personId, departmentCode: departments[turn % 2] };
        await planForDay({ operations, keyring }, tx, origin, {
          name: 'change-employee-place',
          input,
          dueOn: tomorrow(),
        });
      }
    });
  }
}

/** A day that is one of those to come in every zone. */
function tomorrow(): string {
  return new Date(Date.now() + 2 * 24 * 3_600_000).toISOString().slice(0, 10);
}

async function begin({ db }: Stage, { companyCode }: PlantedCompany): Promise<void> {
  await inCompany(db, companyCode, async (tx) => {
    await sql`update plans set due_on = due_on - 4 where company_code = ${companyCode} and state = 'waiting'`.execute(
      tx,
    );
    await enqueueJob(tx, runDuePlansTask, { companyCode });
  });
}

async function untilDone({ db }: Stage, { companyCode }: PlantedCompany): Promise<void> {
  for (;;) {
    const { rows } = await inCompany(db, companyCode, (tx) =>
      sql<{ left: number; refused: number }>`
        select (count(*) filter (where state in ('waiting', 'running')))::integer as left,
          (count(*) filter (where state in ('refused', 'failed')))::integer as refused
        from plans where company_code = ${companyCode}`.execute(tx),
    );
    const [count] = rows;
    if (count === undefined || count.refused > 0) throw new Error(`${count?.refused} moves were not made`);
    if (count.left === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
