import type { Page } from '../../kernel/page.ts';

export const importsPages: readonly Page[] = [{ path: '/console/imports', entry: 'app' }];
