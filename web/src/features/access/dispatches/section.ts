import { dispatchesAddress } from '@madang/contract/access/dispatches/pages.ts';
import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { DispatchIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

const t = () => translator<typeof en>('dispatches');

export const section: ConsoleSection = {
  code: 'DISPATCH',
  path: dispatchesAddress,
  group: 'people',
  order: 43,
  icon: DispatchIcon,
  title: () => t()('title'),
  permission: 'dispatches.view',
  listKinds: ['dispatch'],
  actions: [{ title: () => t()('ask.act'), path: `${dispatchesAddress}?panel=new` }],
};
