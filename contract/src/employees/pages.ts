import type { Page } from '../kernel/page.ts';

export const employeePages: readonly Page[] = [{ path: '/console/employees', entry: 'app' }];
