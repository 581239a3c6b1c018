import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { EmblemIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

const path = '/console/emblems';

export const section: ConsoleSection = {
  code: 'EMBLEM',
  path,
  group: 'people',
  order: 46,
  icon: EmblemIcon,
  title: () => translator<typeof en>('emblems')('title'),
  permission: 'emblems.view',
  listKinds: ['emblem'],
  untranslated: { emblems: path },
  actions: [
    { title: () => translator<typeof en>('emblems')('add'), path: `${path}?panel=new` },
    { title: () => translator<typeof en>('emblems')('grantMany'), path: '/console/employees' },
  ],
};
