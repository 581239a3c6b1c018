import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { CompanyIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

const path = '/console/sub-organisations';

export const section: ConsoleSection = {
  code: 'SUBORG',
  path,
  group: 'organisation',
  order: 35,
  icon: CompanyIcon,
  title: () => translator<typeof en>('sub-organisations')('title'),
  permission: 'sub-organisations.view',
  listKinds: ['sub-organisation'],
  actions: [{ title: () => translator<typeof en>('sub-organisations')('add'), path: `${path}?panel=new` }],
  registers: 'subOrganisations',
};
