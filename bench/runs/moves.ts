import { sql } from 'kysely';
import { inCompany } from '../../server/src/kernel/db/database.ts';
import { manySize } from '../../server/src/kernel/operations/stored/runs/runs.sql.ts';
import type { PersonKey } from '../../server/src/kernel/session/person-key.ts';
import { compare, interleave } from '../kernel/compare.ts';
import type { Figure } from '../kernel/figures.ts';
import type { Stage } from '../kernel/stage.ts';
import { plantTree } from '../kernel/tree.ts';
import { plantPeople, plantSmall } from '../lists/planted-people.ts';
import { type BenchKernel, openKernel } from './kernel.ts';
import { rateOf, rateOfRun } from './rate-of-run.ts';

const rounds = 3;
/** Fewer for a trial: `BENCH_MOVES=500 npm run bench -- moves`. */
const moves = Number(process.env['BENCH_MOVES'] ?? 10_000);
const ofStates = Math.ceil(moves / 20);
/** Companies of 2,000 beside. */
const neighbours = 10;

/** People moved by a run, beside bare statements with the same history and audit rows; and runs of their other states. */
export async function measureMoves(stage: Stage): Promise<Figure[]> {
  const owner = await plantTree(stage);
  await inCompany(stage.db, owner.companyCode, (tx) =>
    plantPeople(tx, owner.companyCode, { from: 1, until: moves, departments: 0 }),
  );
  for (let n = 0; n < neighbours; n += 1) await plantSmall(stage);
  await stage.vacuum();
  const opened = await openKernel(stage.databaseUrl);
  try {
    return await new MoveBench(opened, owner, await peopleBeside(stage, owner)).measure();
  } finally {
    await opened.close();
  }
}

async function peopleBeside({ db }: Stage, { companyCode, personId }: PersonKey): Promise<string[]> {
  const { rows } = await inCompany(db, companyCode, (tx) =>
    sql<{
      id: string;
    }>`select person_id as id from people where company_code = ${companyCode} and person_id <> ${personId}
      order by person_id`.execute(tx),
  );
  return rows.map(({ id }) => id);
}

/** Changes of a person's state one after the other, each of which undoes the one before or follows from it. */
const states: readonly (readonly [string, object])[] = [
  ['suspend-access', { reason: 'other', note: '', until: null }],
  ['restore-access', { note: '' }],
  ['put-on-leave', { kind: 'sick', note: '', from: null, until: null }],
  ['return-from-leave', { note: '' }],
  ['retire-person', { reason: 'other', note: '', when: 'now', handovers: 'proposed' }],
  ['reinstate-person', { note: '' }],
];

class MoveBench {
  readonly #kernel: BenchKernel['kernel'];
  readonly #owner: PersonKey;
  readonly #personIds: readonly string[];
  #turn = 0;

  constructor({ kernel }: BenchKernel, owner: PersonKey, personIds: readonly string[]) {
    this.#kernel = kernel;
    this.#owner = owner;
    this.#personIds = personIds;
  }

  async measure(): Promise<Figure[]> {
    const seen = await interleave({ rounds, product: () => this.#move(), floor: () => this.#moveBare() });
    const moved = compare(`${moves.toLocaleString('en')} people moved as sets, beside bare statements`, seen, {
      of: (rate) => rate,
      unit: 'rows/s',
      bound: { min: 0.3 },
    });
    const figures = [moved];
    for (const [operation, input] of states) {
      const ids = this.#personIds.slice(0, ofStates);
      const rate = await rateOfRun(
        this.#kernel,
        this.#owner,
        operation,
        ids.map((personId) => ({ personId, ...input })),
      );
      figures.push({
        name: `${operation}, rows in a second`,
        product: `${rate.toFixed(0)}/s`,
        value: rate,
        bound: { min: 100 },
      });
    }
    return figures;
  }

  /** A department that no one of them was ever in. */
  #nextDepartment(): string {
    this.#turn += 1;
    return `D${String(this.#turn).padStart(5, '0')}`;
  }

  #move(): Promise<number> {
    const departmentCode = this.#nextDepartment();
    return rateOfRun(
      this.#kernel,
      this.#owner,
      'change-employee-place',
      this.#personIds.map((personId) => ({ personId, departmentCode })),
    );
  }

  /** The same rows by bare statements: triggers write the history of either. */
  #moveBare(): Promise<number> {
    const { companyCode } = this.#owner;
    const departmentCode = this.#nextDepartment();
    return rateOf(this.#personIds.length, async () => {
      for (let from = 0; from < this.#personIds.length; from += manySize) {
        const ids = this.#personIds.slice(from, from + manySize);
        await inCompany(this.#kernel.db, companyCode, async (tx) => {
          await sql`update people set department_code = ${departmentCode}
            where company_code = ${companyCode} and person_id = any (${ids}::uuid[])`.execute(tx);
          await sql`insert into audit_log (company_code, operation, actor_kind, target_kind, target_id, fields, request_id)
            select ${companyCode}, 'change-employee-place', 'system', 'person', p::text, '{departmentCode}', 'bench'
            from unnest(${ids}::uuid[]) p`.execute(tx);
        });
      }
    });
  }
}
