import type { ConsoleSection } from '../../../kernel/feature.ts';
import { fieldText } from '../../../kernel/error-texts.ts';
import { translator, type Translate } from '../../../kernel/use-texts.ts';
import { ApprovalIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

const t: Translate<typeof en> = (key) => translator<typeof en>('approvals')(key);

export const section: ConsoleSection = {
  code: 'APPROVAL_SETTINGS',
  path: '/console/approval',
  group: 'service',
  order: 101,
  icon: ApprovalIcon,
  title: () => t('title'),
  settings: () => [
    { title: t('documents'), fields: ['keptDays', 'documentOwner'].map(fieldText) },
    {
      title: t('lines'),
      fields: [
        'maxApprovers',
        'maxAgreers',
        'maxReferees',
        'maxReceivers',
        'allowsDelegation',
        'allowsLaterApproval',
      ].map(fieldText),
    },
    {
      title: t('held.title'),
      fields: [
        t('held.kinds.retire'),
        t('held.kinds.grant'),
        t('held.kinds.export'),
        t('held.kinds.import'),
        t('held.kinds.deleteDepartment'),
      ],
    },
  ],
  permission: 'approvals.view',
};
