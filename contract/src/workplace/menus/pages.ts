import type { Page } from '../../kernel/page.ts';

export const menuPages: readonly Page[] = [{ path: '/console/menus', entry: 'app' }];
