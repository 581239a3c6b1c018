import { recordProperties } from '@madang/contract/views/audit-log/properties.ts';
import { forEachHead, linkAllRows, type Pass } from '../../../platform/audit-chain/link-rows.ts';
import { purgeAllRows } from '../../../platform/audit-chain/purge-rows.ts';
import type { Task } from '../../../kernel/jobs/workers/jobs.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { permissionOperations } from './records.ts';

export const linkTask = 'link-records';
export const headsTask = 'log-record-heads';
export const purgeRecordsTask = 'purge-records';

/** The schedule counts in minutes; in between it runs twice more, so that no row waits a minute for its link. */
const laterSeconds = [20, 40];

/** Lines of the log are found by this text. */
export const headText = 'record head';

export function chainTasks(kernel: Kernel): Readonly<Record<string, Task>> {
  const { db, keyring, log, properties } = kernel;
  let last: Pass | undefined;
  return {
    [linkTask]: async (payload) => {
      if (!isLater(payload)) {
        for (const seconds of laterSeconds) {
          await enqueueJob(db, linkTask, { isLater: true }, { key: `${linkTask}:${seconds}`, seconds });
        }
      }
      last = await linkAllRows({ db, keyring, permissionOperations }, last?.passedAt);
      reportCut(kernel, last.cut);
    },
    [headsTask]: () =>
      forEachHead(db, (company, { sequence, mac }) => {
        log.info({ company, sequence, mac }, headText);
      }),
    [purgeRecordsTask]: async () => {
      const years = await properties.get(recordProperties.keptYears);
      // A change of permissions is a change: it is never kept for less.
      const permissionYears = Math.max(years, await properties.get(recordProperties.permissionsKeptYears));
      await purgeAllRows({ db, keyring, years, permissionYears });
    },
  };
}

export const chainSchedule = [`* * * * * ${linkTask}`, `41 * * * * ${headsTask}`, `11 19 * * * ${purgeRecordsTask}`];

const companiesNamed = 20;

/** Reports a cut chain at each pass until the operator has accepted it; its new rows get no link. */
function reportCut({ log, figures }: Pick<Kernel, 'log' | 'figures'>, cut: readonly string[]): void {
  figures.foundCutChains(cut.length);
  if (cut.length === 0) return;
  log.error({ count: cut.length, companies: cut.slice(0, companiesNamed) }, 'audit rows have lost their links');
}

function isLater(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && 'isLater' in payload;
}
