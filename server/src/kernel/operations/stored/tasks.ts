import type { Task } from '../../jobs/workers/jobs.ts';
import type { Kernel } from '../../kernel.ts';
import { runPlan, runPlanTask, watchPlan, watchPlanTask } from './plans.ts';
import { runRows, watchRows } from './rows.ts';
import { checkRun } from './runs/check-run.ts';
import { checkRowsTask, runRowsTask, watchRowsTask } from './runs/runs.sql.ts';

type Tasks = Readonly<Record<string, Task>>;

/** Plans, and what takes up again what a killed worker left. Payloads are those that `plan` and `startRows` enqueue. */
export function storedTasks(kernel: Kernel): Tasks {
  return {
    [runPlanTask]: (payload) => runPlan(kernel, payload as Parameters<typeof runPlan>[1]),
    [watchPlanTask]: (payload) => watchPlan(kernel, payload as Parameters<typeof watchPlan>[1]),
    [watchRowsTask]: (payload) => watchRows(kernel, payload as Parameters<typeof watchRows>[1]),
  };
}

/** Runs of many rows may take minutes. */
export function longStoredTasks(kernel: Kernel): Tasks {
  return {
    [runRowsTask]: (payload) => runRows(kernel, payload as Parameters<typeof runRows>[1]),
    [checkRowsTask]: (payload) => checkRun(kernel, payload as Parameters<typeof checkRun>[1]),
  };
}
