import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator, type Translate } from '../../../kernel/use-texts.ts';
import { LocationIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

const path = '/console/locations';
const t: Translate<typeof en> = (key) => translator<typeof en>('locations')(key);

export const section: ConsoleSection = {
  code: 'LOCATION',
  path,
  group: 'organisation',
  order: 36,
  icon: LocationIcon,
  title: () => t('title'),
  listKinds: ['location', 'building', 'floor', 'seat'],
  actions: [
    { title: () => t('addBuilding'), path: `${path}?panel=building` },
    { title: () => t('find.maps'), path },
    { title: () => t('find.seats'), path },
  ],
};
