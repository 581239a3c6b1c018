import type { Page } from '../../kernel/page.ts';

export const itemCategoryPages: readonly Page[] = [{ path: '/console/item-categories', entry: 'app' }];
