import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

export interface WorkPause {
  /** A restored copy: what waited to be sent when it was made has been sent by the original. */
  readonly isCopy: boolean;
  readonly since: Date;
}

export async function readPause(db: Tx): Promise<WorkPause | undefined> {
  const { rows } = await sql<WorkPause>`select is_copy as "isCopy", since from work_pauses`.execute(db);
  return rows[0];
}

/** A pause that stands already becomes that of a copy, from now: what waited while the original paused is the original's. */
export async function pauseWork(db: Tx, isCopy: boolean): Promise<void> {
  await sql`
    insert into work_pauses as known (is_copy) values (${isCopy})
    on conflict (is_paused) do update set is_copy = true, since = clock_timestamp()
      where excluded.is_copy and not known.is_copy`.execute(db);
}

/** Ends the pause; answers how many messages of a copy are not sent. */
export async function resumeWork(db: Database, { sendsWaiting }: { readonly sendsWaiting: boolean }): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const pause = await readPause(tx);
    await sql`delete from work_pauses`.execute(tx);
    if (!pause?.isCopy || sendsWaiting) return 0;
    const { rows } = await sql`
      update outbox set state = 'failed', failure = 'other', recipient = null, content = null, counted_company = null,
        finished_at = app_now()
      where state = 'waiting' and created_at < ${pause.since} returning message_id`.execute(tx);
    return rows.length;
  });
}

/** Interval at which a process checks whether it may work. */
const lookMs = 5_000;

interface Stoppable {
  readonly stop: () => Promise<unknown>;
}

/** Begins the work as soon as it is not paused, and stops it while it is. */
export async function workUnlessPaused(
  db: Database,
  begin: () => Promise<Stoppable>,
  { everyMs = lookMs, failed }: { readonly everyMs?: number; readonly failed: (error: unknown) => void },
): Promise<{ readonly stop: () => Promise<void> }> {
  let work: Stoppable | undefined;
  const look = async () => {
    const isPaused = (await readPause(db)) !== undefined;
    if (isPaused && work) {
      const ending = work;
      work = undefined;
      await ending.stop();
    } else if (!isPaused && !work) work = await begin();
  };
  await look();
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const later = () => {
    timer = setTimeout(() => {
      looking = look()
        .catch(failed)
        .finally(() => {
          if (timer) later();
        });
    }, everyMs);
  };
  later();
  return {
    stop: async () => {
      clearTimeout(timer);
      timer = undefined;
      await looking;
      await work?.stop();
    },
  };
}
