import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { CodeIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

export const section: ConsoleSection = {
  code: 'API',
  path: '/console/api',
  group: 'service',
  order: 110,
  icon: CodeIcon,
  title: () => translator<typeof en>('console')('calls.title'),
};
