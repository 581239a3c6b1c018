import { defaultSettings, initialApprovalSettings } from '@madang/contract/workplace/approvals/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockSetUp } from '../../../ground/set-up-runs/index.ts';
import { insertSettings } from '../approvals.sql.ts';
import { configurationTarget } from '../approvals.ts';

/** Creates the configuration that a company begins with; the database decides whether it exists already. */
export const createApprovalCompany = defineOperation({
  name: 'create-approval-company',
  input: initialApprovalSettings,
  permission: 'approvals.create',
  targets: () => [configurationTarget],
  refusals: ['AP199', 'CO401', 'CO403'],
  async run({ tx, companyCode, refuse }, settings) {
    await lockSetUp(tx, companyCode);
    const isCreated = await insertSettings(tx, companyCode, { ...defaultSettings, ...settings });
    if (!isCreated) throw refuse('AP199');
    return { answer: null, audit: { target: configurationTarget } };
  },
});
