import { signInPoliciesAddress } from '@madang/contract/access/sign-in-policies/rules.ts';
import type { ConsoleSection } from '../../../kernel/feature.ts';
import { fieldText } from '../../../kernel/error-texts.ts';
import { translator, type Translate } from '../../../kernel/use-texts.ts';
import { ShieldIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

const t: Translate<typeof en> = (key) => translator<typeof en>('sign-in-policies')(key);

export const section: ConsoleSection = {
  code: 'ACCESS',
  path: signInPoliciesAddress,
  group: 'security',
  order: 92,
  icon: ShieldIcon,
  title: () => t('title'),
  settings: () => [
    {
      title: t('sessions.title'),
      fields: ['allowsStaying', 'sessionHours', 'idleMinutes', 'allowsOnLeave'].map(fieldText),
    },
    { title: t('networks.title'), fields: [fieldText('networks')] },
    { title: t('list.title') },
    { title: t('failures.title') },
  ],
  ability: 'openSessions',
};
