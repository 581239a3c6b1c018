import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { ApprovalIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

const path = '/console/approval-forms';

export const section: ConsoleSection = {
  code: 'APPROVAL_FORM',
  path,
  group: 'service',
  order: 99,
  icon: ApprovalIcon,
  title: () => translator<typeof en>('approval-forms')('title'),
  listKinds: ['approval-form'],
  permission: 'approval-forms.view',
  untranslated: { approvalForms: path },
  actions: [{ title: () => translator<typeof en>('approval-forms')('add'), path: `${path}?panel=new` }],
};
