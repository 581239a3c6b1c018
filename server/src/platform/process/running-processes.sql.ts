import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';

/** Minutes for which a process is shown after its last heartbeat. */
const shownMinutes = 10;

export interface RunningProcess {
  readonly processId: string;
  readonly work: 'both' | 'web' | 'jobs';
  readonly build: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
  /** It gave a sign in the last half minute. */
  readonly lives: boolean;
}

/** The processes that gave a sign lately, the newest first. */
export async function selectRunningProcesses(tx: Tx): Promise<RunningProcess[]> {
  const { rows } = await sql<RunningProcess>`
    select process_id as "processId", work, build, started_at as "startedAt", seen_at as "seenAt",
      seen_at > clock_timestamp() - interval '30 seconds' as lives
    from running_processes where seen_at > clock_timestamp() - make_interval(mins => ${shownMinutes})
    order by started_at desc, process_id`.execute(tx);
  return rows;
}
