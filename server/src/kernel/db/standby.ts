import type pg from 'pg';
import { CompiledQuery } from 'kysely';
import { openDatabase, type Database, type Tx } from './database.ts';
import { failureKind } from './failures.ts';

/** Interval in milliseconds at which both servers are queried for their positions. */
const askMs = 1_000;
/** A standby that lags further than this is left alone by every caller. */
const mostLagMs = 10_000;
/** A server that has not said by then where it is, is away. */
const patienceMs = 2_500;

/**
 * Server that answered a lagging read. `behind`: the primary, because the reader's own change, or all changes, are not on the
 * standby yet.
 */
export type StandbyUse = 'standby' | 'behind' | 'away' | 'failed';

/** Known state of a standby. `other`: it copies other data than the primary's. */
export type StandbyState = 'there' | 'away' | 'other';

/** Position of a standby: the place up to which it replayed, and the first transaction whose end it may not know. */
interface Replayed {
  readonly place: bigint;
  /** The identity of the data that it is a copy of. */
  readonly cluster: string;
  readonly unsettled: bigint;
}

/**
 * Standby for reads that may lag. Each change leaves its transaction's number; until it is replayed, the primary
 * answers that person.
 */
export class Standby {
  readonly db: Database;
  readonly #primary: pg.Pool;
  readonly #pool: pg.Pool;
  /** Positions of the primary with their times, oldest first; as far back as a standby may lag. */
  #written: { readonly at: number; readonly place: bigint }[] = [];
  #replayed: Replayed | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly uses: Record<StandbyUse, number> = { standby: 0, behind: 0, away: 0, failed: 0 };

  readonly #changed: (state: StandbyState) => void;
  #state: StandbyState | undefined;

  /** `changed` hears what it is at the first look, and each time that it becomes another. */
  constructor(primary: pg.Pool, pool: pg.Pool, changed: (state: StandbyState) => void = () => {}) {
    this.#primary = primary;
    this.#pool = pool;
    this.#changed = changed;
    this.db = openDatabase(pool);
  }

  start(): void {
    const again = () => void this.look().finally(() => (this.#timer &&= setTimeout(again, askMs).unref()));
    this.#timer = setTimeout(again, 0).unref();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#pool.end();
  }

  /** Learns where both are; a server that does not answer, and a standby that is none any more, is known to be nowhere. */
  async look(now = performance.now()): Promise<void> {
    const [written, replayed] = await Promise.all([askWritten(this.#primary), askReplayed(this.#pool)]);
    // A standby of other data, such as the original's of a restored copy, is none of this primary.
    const isOther = written !== undefined && replayed !== undefined && written.cluster !== replayed.cluster;
    this.#replayed = isOther ? undefined : replayed;
    // Of a primary that is away nothing can be said of the standby.
    if (written === undefined) return;
    this.#say(isOther ? 'other' : replayed ? 'there' : 'away');
    // One that is older than what may lag is the mark; those before it say no more.
    const mark = this.#written.findLastIndex(({ at }) => now - at >= mostLagMs);
    this.#written = [...this.#written.slice(Math.max(mark, 0)), { at: now, place: written.place }];
  }

  #say(state: StandbyState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#changed(state);
  }

  /**
   * Reads from the standby if it is recent enough and has this person's changes; otherwise, or after a failure, from
   * the primary.
   */
  async read<T>(personId: string, from: (db: Database) => Promise<T>, primary: Database): Promise<T> {
    const use = await this.#useBy(personId);
    if (use === 'standby') {
      try {
        const answer = await from(this.db);
        this.uses.standby += 1;
        return answer;
      } catch (error) {
        // No one else is to wait for it; the next look says whether it is there.
        if (failureKind(error) === 'unavailable') this.#replayed = undefined;
        this.uses.failed += 1;
      }
    } else this.uses[use] += 1;
    return from(primary);
  }

  /** Seconds behind the primary, 0 for less than a look; undefined where that is not known. */
  lagSeconds(now = performance.now()): number | undefined {
    const replayed = this.#replayed;
    const newest = this.#written.at(-1);
    if (!replayed || !newest) return undefined;
    if (newest.place <= replayed.place) return 0;
    const reached = this.#written.findLast(({ place }) => place <= replayed.place) ?? this.#written[0];
    return reached && (now - reached.at) / 1_000;
  }

  /** Returns true if the standby is available and has replayed the primary's position of a while ago. */
  isFit(now = performance.now()): boolean {
    const mark = this.#written.findLast(({ at }) => now - at >= mostLagMs) ?? this.#written[0];
    return mark !== undefined && this.#replayed !== undefined && mark.place <= this.#replayed.place;
  }

  async #useBy(personId: string): Promise<StandbyUse> {
    if (this.#replayed === undefined) return 'away';
    if (!this.isFit()) return 'behind';
    const changedBy = await readLastChange(this.#primary, personId);
    // It may have gone since.
    const replayed = this.#replayed as Replayed | undefined;
    if (replayed === undefined) return 'away';
    return changedBy === undefined || changedBy < replayed.unsettled ? 'standby' : 'behind';
  }
}

const noteText = `
  insert into last_changes (person_id, changed_by) values ($1, pg_current_xact_id())
  on conflict on constraint last_changes_pkey do update set changed_by = excluded.changed_by, changed_at = excluded.changed_at`;

/** Notes, as a change's last statement, that the person's reads need it. */
export async function noteChange(tx: Tx, personId: string): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(noteText, [personId]));
}

async function readLastChange(primary: pg.Pool, personId: string): Promise<bigint | undefined> {
  const text = 'select changed_by::text as number from last_changes where person_id = $1';
  const { rows } = await primary.query<{ number: string }>(text, [personId]);
  return rows[0] && BigInt(rows[0].number);
}

/** Places of the log count bytes. */
const bytesOf = (place: string) => `(${place} - '0/0'::pg_lsn)::text`;

const cluster = '(select system_identifier from pg_control_system())::text as cluster';

async function askWritten(primary: pg.Pool): Promise<Pick<Replayed, 'place' | 'cluster'> | undefined> {
  const text = `select ${bytesOf('pg_current_wal_flush_lsn()')} as place, ${cluster}`;
  const row = await ask<{ place: string; cluster: string }>(primary, text);
  return row && { place: BigInt(row.place), cluster: row.cluster };
}

/** A server that was promoted has replayed something too, and goes another way from there. */
async function askReplayed(pool: pg.Pool): Promise<Replayed | undefined> {
  const row = await ask<{ place: string; unsettled: string; cluster: string }>(
    pool,
    `select ${bytesOf('pg_last_wal_replay_lsn()')} as place, pg_snapshot_xmin(pg_current_snapshot())::text as unsettled, ${cluster}
     where pg_is_in_recovery()`,
  );
  return row && { place: BigInt(row.place), unsettled: BigInt(row.unsettled), cluster: row.cluster };
}

async function ask<Row extends pg.QueryResultRow>(pool: pg.Pool, text: string): Promise<Row | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs, undefined);
  });
  const row = pool.query<Row>(text).then(
    ({ rows }) => rows[0],
    () => undefined,
  );
  return Promise.race([row, tooLong]).finally(() => clearTimeout(timer));
}
