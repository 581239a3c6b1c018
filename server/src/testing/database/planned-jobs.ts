import type { TestApp } from '../test-app.ts';

interface PlannedJob {
  readonly key: string | null;
  readonly payload: object;
  readonly tries: number;
  readonly runAt: string;
  /**
   * Seconds from the last request to the start. Exact if that request set the start: both moments are of one
   * transaction.
   */
  readonly waitSeconds: number;
}

/** The jobs of a task that are waiting, in the order in which they begin. */
export async function plannedJobs({ pools }: Pick<TestApp, 'pools'>, task: string): Promise<PlannedJob[]> {
  const { rows } = await pools.owner.query<PlannedJob>(
    `select j.key, j.payload, j.max_attempts as tries, j.run_at::text as "runAt",
       extract(epoch from j.run_at - j.updated_at)::float8 as "waitSeconds"
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 order by j.run_at, j.id`,
    [task],
  );
  return rows;
}
