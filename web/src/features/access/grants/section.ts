import { grantsAddress } from '@madang/contract/access/grants/rules.ts';
import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator, type Translate } from '../../../kernel/use-texts.ts';
import { ShieldIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

const t: Translate<typeof en> = (key) => translator<typeof en>('grants')(key);

export const section: ConsoleSection = {
  code: 'GRANT',
  path: grantsAddress,
  group: 'security',
  order: 87,
  icon: ShieldIcon,
  title: () => t('title'),
  ability: 'openGrants',
  listKinds: ['grant'],
  actions: [
    { title: () => t('give'), path: `${grantsAddress}?panel=new` },
    { title: () => t('tabs.roles'), path: `${grantsAddress}?view=roles`, ability: 'administerCompany' },
    { title: () => t('tabs.windows'), path: `${grantsAddress}?view=windows`, ability: 'administerCompany' },
  ],
};
