import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator, type Translate } from '../../../kernel/use-texts.ts';
import { TrayIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

const path = '/console/shared-addresses';
const t: Translate<typeof en> = (key) => translator<typeof en>('shared-addresses')(key);

export const section: ConsoleSection = {
  code: 'SHAREDADDRESS',
  path,
  group: 'company',
  order: 123,
  icon: TrayIcon,
  title: () => t('title'),
  permission: 'sharedAddresses.view',
  listKinds: ['shared-address'],
  untranslated: { sharedAddresses: path },
  actions: [{ title: () => t('add'), path: `${path}?panel=new` }],
};
