import type { Page } from '../../kernel/page.ts';

export const departmentPages: readonly Page[] = [{ path: '/console/departments', entry: 'app' }];
