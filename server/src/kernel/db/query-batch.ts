import { sql, type RawBuilder } from 'kysely';
import { readInCompany, type Database } from './database.ts';

export type Queries = Readonly<Record<string, RawBuilder<unknown>>>;
export type Answers<Q extends Queries> = {
  readonly [K in keyof Q]: Q[K] extends RawBuilder<infer Row> ? Row[] : never;
};

/** Asks several questions of several modules in one statement. Rows travel as JSON, with moments as texts. */
export async function queryBatch<const Q extends Queries>(
  db: Database,
  companyCode: string,
  questions: Q,
): Promise<Answers<Q>> {
  const [answers] = await readInCompany(db, companyCode, batchOf(questions));
  if (!answers) throw new Error('the database gave no answer');
  return answers;
}

/** `queryBatch` of one company. */
export type QueryBatch = <const Q extends Queries>(questions: Q) => Promise<Answers<Q>>;

/** The statement itself, for anyone who measures what it takes without the product around it. */
export function batchOf<const Q extends Queries>(questions: Q): RawBuilder<Answers<Q>> {
  const parts = Object.entries(questions).map(
    ([name, query]) => sql`(select coalesce(json_agg(q), '[]') from (${query}) q) as ${sql.ref(name)}`,
  );
  return sql<Answers<Q>>`select ${sql.join(parts)}`;
}

/** A moment as a text that every reader of JSON understands. */
export function momentText(column: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
