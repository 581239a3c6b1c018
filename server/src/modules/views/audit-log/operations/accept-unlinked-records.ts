import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';

/** MEM-07: the log says that the operator accepted rows as they are. Their links follow in portions, for a log may be long. */
export const acceptUnlinkedRecords = defineOperation({
  name: 'accept-unlinked-records',
  input: z.strictObject({}),
  permission: 'system',
  targets: () => [],
  refusals: [],
  run: async ({ companyCode }) => ({ answer: null, audit: { target: { kind: 'company', id: companyCode } } }),
});
