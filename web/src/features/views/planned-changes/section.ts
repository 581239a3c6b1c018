import type { ConsoleSection } from '../../../kernel/feature.ts';
import { CalendarIcon } from '../../../ui/sections/icons.tsx';
import { workPageTitle } from '../../ground/jobs/index.ts';

export const section: ConsoleSection = {
  code: 'PLAN',
  path: '/console/planned-changes',
  group: 'people',
  order: 42,
  icon: CalendarIcon,
  title: () => workPageTitle('plans'),
  ability: 'openPeople',
};
