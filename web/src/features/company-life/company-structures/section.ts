import { structureAddress } from '@madang/contract/company-life/company-structures/pages.ts';
import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { CompanyIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

export const section: ConsoleSection = {
  code: 'COMPSTRC',
  path: structureAddress,
  group: 'company',
  order: 124,
  icon: CompanyIcon,
  title: () => translator<typeof en>('company-structures')('title'),
  permission: 'companyStructures.view',
};
