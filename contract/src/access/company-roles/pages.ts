import type { Page } from '../../kernel/page.ts';

export const companyRolePages: readonly Page[] = [{ path: '/console/company-roles', entry: 'app' }];
