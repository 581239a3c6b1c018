import { fieldText } from '../../../kernel/error-texts.ts';
import type { SectionSettings } from '../../../kernel/sections/help.ts';
import { translator, type Translate } from '../../../kernel/use-texts.ts';
import type { en } from './messages/en.ts';

const t: Translate<typeof en> = (key) => translator<typeof en>('approvals')(key);

/** Settings of the section's page, as the command palette finds them. */
export const settings: SectionSettings = {
  APPROVAL_SETTINGS: () => [
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
};
