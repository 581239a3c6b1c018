import type { ConsoleSection } from '../../../kernel/feature.ts';
import { TrayIcon } from '../../../ui/sections/icons.tsx';
import { runsPath, workPageTitle } from '../../ground/jobs/index.ts';

export const section: ConsoleSection = {
  code: 'RUN',
  path: runsPath,
  group: 'people',
  order: 44,
  icon: TrayIcon,
  title: () => workPageTitle('runs'),
  ability: 'openPeople',
};
