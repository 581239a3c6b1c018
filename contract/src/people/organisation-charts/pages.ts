import { organisationHome } from '../../kernel/addresses.ts';
import type { Page } from '../../kernel/page.ts';

export const organisationChartPages: readonly Page[] = [{ path: organisationHome, entry: 'app' }];
