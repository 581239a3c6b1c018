import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { CompanyIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

export const section: ConsoleSection = {
  code: 'COMPANY',
  path: '/console/company',
  group: 'company',
  order: 120,
  icon: CompanyIcon,
  title: () => translator<typeof en>('companies')('title'),
  permission: 'companies.view',
};
