import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import type { ConsoleSection } from '../../../kernel/feature.ts';
import { SheetIcon } from '../../../ui/sections/icons.tsx';
import { workPageTitle } from '../../ground/jobs/index.ts';

export const section: ConsoleSection = {
  code: 'IMPORT',
  path: sectionAddresses.imports,
  group: 'people',
  order: 41,
  icon: SheetIcon,
  title: () => workPageTitle('imports'),
  permission: 'imports.view',
  actions: [
    { title: () => workPageTitle('importPeople'), path: `${sectionAddresses.imports}?kind=people` },
    { title: () => workPageTitle('importDepartments'), path: `${sectionAddresses.imports}?kind=departments` },
  ],
};
