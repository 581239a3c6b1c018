import type { Page } from '../../kernel/page.ts';

export const jobRankPages: readonly Page[] = [{ path: '/console/job-ranks', entry: 'app' }];
