import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { RecordIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

export const section: ConsoleSection = {
  code: 'RECORD',
  path: '/console/records',
  group: 'records',
  order: 200,
  icon: RecordIcon,
  title: () => translator<typeof en>('audit-log')('title'),
  ability: 'openRecords',
};
