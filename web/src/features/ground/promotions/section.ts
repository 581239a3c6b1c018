import { companyKeysAddress } from '@madang/contract/ground/promotions/pages.ts';
import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { KeyIcon } from '../../../ui/icons.tsx';
import type { en } from './messages/en.ts';

export const section: ConsoleSection = {
  code: 'OPENCODE',
  path: companyKeysAddress,
  group: 'people',
  order: 45,
  icon: KeyIcon,
  title: () => translator<typeof en>('promotions')('opencodes.title'),
  listKinds: ['opencode', 'opencode-issue'],
  ability: 'openKeys',
};
