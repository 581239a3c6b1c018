import type { Page } from '../../kernel/page.ts';

export const emblemPages: readonly Page[] = [{ path: '/console/emblems', entry: 'app' }];
