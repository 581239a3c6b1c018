import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { JobRankIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

const path = '/console/job-ranks';

export const section: ConsoleSection = {
  code: 'RANK',
  path,
  group: 'organisation',
  order: 30,
  icon: JobRankIcon,
  title: () => translator<typeof en>('job-ranks')('title'),
  permission: 'job-ranks.view',
  listKinds: ['job-rank', 'job-title', 'job-list', 'security-grade'],
  actions: [{ title: () => translator<typeof en>('job-ranks')('addRank'), path: `${path}?panel=new` }],
  untranslated: { jobRanks: path, jobTitles: `${path}?list=titles`, securityGrades: `${path}?list=grades` },
  registers: 'jobRanks',
};
