import type { Page } from '../../kernel/page.ts';

export const peoplePages: readonly Page[] = [{ path: '/console/employees', entry: 'app' }];
