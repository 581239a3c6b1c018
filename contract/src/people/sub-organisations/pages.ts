import type { Page } from '../../kernel/page.ts';

export const subOrganisationPages: readonly Page[] = [{ path: '/console/sub-organisations', entry: 'app' }];
