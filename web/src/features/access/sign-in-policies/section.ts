import { signInPoliciesAddress } from '@madang/contract/access/sign-in-policies/rules.ts';
import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { ShieldIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

export const section: ConsoleSection = {
  code: 'ACCESS',
  path: signInPoliciesAddress,
  group: 'security',
  order: 92,
  icon: ShieldIcon,
  title: () => translator<typeof en>('sign-in-policies')('title'),
  ability: 'openSessions',
};
