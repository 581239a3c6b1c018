import { sql } from 'kysely';
import type { Database } from '../../kernel/db/database.ts';
import { failureKind } from '../../kernel/db/failures.ts';

/** `away`: no process reaches the database, or not in time. `refuses`: it answers this process, and takes no write of it. */
export type WriteState = 'works' | 'away' | 'refuses';

/** Facts that a process reports about itself. */
export interface ProcessFacts {
  readonly processId: string;
  readonly work: 'both' | 'web' | 'jobs';
  readonly build: string;
  /** Keys with which the process writes. */
  readonly keys: readonly string[];
}

/** Several who ask at once, or shortly after another, share an answer. */
const sharedMs = 1_000;
/** Milliseconds before a caller that checks readiness gives up. */
const patienceMs = 1_500;

/**
 * Checks whether this process's writes reach the database: a read-only server or a connection that may not write shows only in a
 * write.
 */
export class WriteProbe {
  readonly #db: Database;
  readonly #process: ProcessFacts;
  #asked: { readonly at: number; readonly state: Promise<WriteState> } | undefined;

  constructor(db: Database, process: ProcessFacts) {
    this.#db = db;
    this.#process = process;
  }

  ask(now = performance.now()): Promise<WriteState> {
    if (this.#asked === undefined || now - this.#asked.at >= sharedMs) this.#asked = { at: now, state: this.#write() };
    return this.#asked.state;
  }

  /** The process ends; one that cannot say so is silent from now on. */
  async leave(): Promise<void> {
    await sql`delete from running_processes where process_id = ${this.#process.processId}`
      .execute(this.#db)
      .catch(() => {});
  }

  async #write(): Promise<WriteState> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<WriteState>((resolve) => {
      timer = setTimeout(() => resolve('away'), patienceMs);
    });
    const { processId, work, build, keys } = this.#process;
    const write = sql`insert into running_processes (process_id, work, build, keys)
      values (${processId}, ${work}, ${build}, ${keys})
      on conflict (process_id) do update set seen_at = excluded.seen_at`.execute(this.#db);
    const state = write.then(() => 'works' as const, stateAfter);
    return Promise.race([state, tooLong]).finally(() => clearTimeout(timer));
  }
}

/** A connection that proves to be another than the one that was asked for is this process's own trouble. */
function stateAfter(error: unknown): WriteState {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === readOnly || code === wrongConnection) return 'refuses';
  return failureKind(error) === 'unavailable' && code !== diskFull ? 'away' : 'refuses';
}

const readOnly = '25006';
const wrongConnection = '08004';
const diskFull = '53100';
