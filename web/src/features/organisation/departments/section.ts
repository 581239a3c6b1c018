import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { TreeIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

const path = '/console/departments';

export const section: ConsoleSection = {
  code: 'DEPT',
  path,
  group: 'organisation',
  order: 20,
  icon: TreeIcon,
  title: () => translator<typeof en>('departments')('title'),
  listKinds: ['department'],
  ability: 'openDepartments',
  actions: [
    {
      title: () => translator<typeof en>('departments')('add'),
      path: `${path}?panel=new`,
      ability: 'addDepartments',
    },
    {
      title: () => translator<typeof en>('departments')('template.open'),
      path: `${path}?panel=template`,
      ability: 'administerCompany',
    },
  ],
  begin: async (queries) => (await import('./pages/departments.tsx')).beginTree(queries),
  registers: 'departments',
  find: async (term, signal) => ({ items: await (await import('./api.ts')).findForPalette(term, signal) }),
  finds: () => translator<typeof en>('departments')('department'),
};
