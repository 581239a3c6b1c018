import type { Page } from '../../kernel/page.ts';

export const plannedChangesPages: readonly Page[] = [{ path: '/console/planned-changes', entry: 'app' }];
