import type { Page } from '../../kernel/page.ts';

export const companyPages: readonly Page[] = [{ path: '/console/company', entry: 'app' }];
