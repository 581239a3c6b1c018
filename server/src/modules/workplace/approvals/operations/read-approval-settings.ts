import * as z from 'zod/mini';
import { defaultSettings } from '@madang/contract/workplace/approvals/rules.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectSettings } from '../approvals.sql.ts';
import { configurationTarget } from '../approvals.ts';

/** The settings of the company's approvals; without a configuration the defaults apply. */
export const readApprovalSettings = defineQuery({
  name: 'read-approval-settings',
  input: z.strictObject({}),
  permission: 'approvals.view',
  targets: () => [configurationTarget],
  refusals: [],
  async run({ companyCode, read }) {
    const stored = await read((tx) => selectSettings(tx, companyCode));
    return {
      settings: stored?.settings ?? defaultSettings,
      defaults: defaultSettings,
      changedAt: stored?.changedAt.toISOString() ?? null,
    };
  },
});
