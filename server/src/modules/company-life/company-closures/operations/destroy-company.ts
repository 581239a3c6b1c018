import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { markDestroyed } from '../../../ground/ended-companies/index.ts';

/** ACC-11: the last step of a company's end, after all that it had is gone. */
export const destroyCompany = defineOperation({
  name: 'destroy-company',
  input: z.strictObject({}),
  permission: 'system',
  targets: () => [],
  refusals: [],
  async run({ tx, companyCode }) {
    const isDestroyed = await markDestroyed(tx, companyCode);
    const target = { kind: 'company', id: companyCode };
    // Another process was faster.
    return { answer: { isDestroyed }, audit: isDestroyed ? { target } : 'none' };
  },
});
