import type { Page } from '../../kernel/page.ts';

export const endingPages: readonly Page[] = [{ path: '/console/ending', entry: 'app' }];
