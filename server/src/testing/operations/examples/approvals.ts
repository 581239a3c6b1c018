import { defaultSettings } from '@madang/contract/workplace/approvals/rules.ts';
import { changeApprovalSettings } from '../../../modules/workplace/approvals/operations/change-approval-settings.ts';
import { createApprovalCompany } from '../../../modules/workplace/approvals/operations/create-approval-company.ts';
import { example } from './example.ts';

const target = { kind: 'approval-configuration', id: 'auto' };

export const examples = [
  example(createApprovalCompany, {
    input: { keptDays: 365, maxApprovers: 10, documentOwner: 'department' },
    leaves: () => ({ audit: [{ target }] }),
  }),
  example(changeApprovalSettings, {
    input: { ...defaultSettings, keptDays: 365, expected: defaultSettings },
    leaves: () => ({
      audit: [
        {
          target,
          fields: ['keptDays'],
          changes: [['keptDays', defaultSettings.keptDays, 365]],
        },
      ],
    }),
  }),
];
