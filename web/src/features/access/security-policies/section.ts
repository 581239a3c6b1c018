import { policiesAddress } from '@madang/contract/access/security-policies/rules.ts';
import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { SettingsIcon } from '../../../ui/icons.tsx';
import type { en } from './messages/en.ts';

export const section: ConsoleSection = {
  code: 'POLICY',
  path: policiesAddress,
  group: 'security',
  order: 86,
  icon: SettingsIcon,
  title: () => translator<typeof en>('security-policies')('title'),
  permission: 'securityPolicies.view',
};
