import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectRunningProcesses } from '../../../../platform/process/running-processes.sql.ts';

/** OPS-11: the processes of the product that gave a sign lately. */
export const listPlatformProcesses = defineQuery({
  name: 'list-platform-processes',
  input: z.strictObject({}),
  permission: 'platform.view',
  targets: () => [],
  refusals: [],
  run: ({ read }) =>
    read(async (tx) => {
      const processes = await selectRunningProcesses(tx);
      return wholeList(
        processes.map(({ startedAt, seenAt, ...process }) => ({
          ...process,
          startedAt: startedAt.toISOString(),
          seenAt: seenAt.toISOString(),
        })),
      );
    }),
});
