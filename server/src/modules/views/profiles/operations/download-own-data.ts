import * as z from 'zod/mini';
import { ownDataLimit } from '@madang/contract/views/profiles/limits.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { consumeFromLimit } from '../../../../kernel/limits/rate-limit.ts';

/** Downloads everything stored about the person, counted and recorded before the first piece is sent. */
export const downloadOwnData = defineOperation({
  name: 'download-own-data',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: ['OWN_DATA_LIMIT'],
  async run({ tx, companyCode, actorId: personId = '', refuse }) {
    if (!(await consumeFromLimit(tx, `own-data:${companyCode}:${personId}`, ownDataLimit))) {
      throw refuse('OWN_DATA_LIMIT', { 0: ownDataLimit.count });
    }
    return { answer: { companyCode, personId }, audit: { target: { kind: 'person', id: personId } } };
  },
});
