import { approvalSettingsChange } from '@madang/contract/workplace/approvals/routes.ts';
import { defaultSettings } from '@madang/contract/workplace/approvals/rules.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { insertSettings, updateSettings } from '../approvals.sql.ts';
import { configurationTarget } from '../approvals.ts';

/** Changes the settings. A company without a configuration gets the defaults first, which is what the caller saw. */
export const changeApprovalSettings = defineOperation({
  name: 'change-approval-settings',
  input: approvalSettingsChange,
  permission: 'approvals.change',
  targets: () => [configurationTarget],
  refusals: ['EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { expected, ...settings }) {
    await insertSettings(tx, companyCode, defaultSettings);
    if (!(await updateSettings(tx, companyCode, { settings, expected }))) throw refuse('EDIT_CONFLICT');
    return { answer: null, audit: { target: configurationTarget, ...changesOf(settings, expected) } };
  },
});
