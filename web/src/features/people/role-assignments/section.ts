import { rolesAddress } from '@madang/contract/people/role-assignments/rules.ts';
import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator, type Translate } from '../../../kernel/use-texts.ts';
import { KeyIcon } from '../../../ui/icons.tsx';
import type { en } from './messages/en.ts';

const t: Translate<typeof en> = (key) => translator<typeof en>('role-assignments')(key);

export const section: ConsoleSection = {
  code: 'ROLE',
  path: rolesAddress,
  group: 'security',
  order: 85,
  icon: KeyIcon,
  title: () => t('title'),
  listKinds: ['person', 'grant'],
  ability: 'administerRoles',
  actions: [{ title: () => t('grant'), path: `${rolesAddress}?panel=new` }],
};
