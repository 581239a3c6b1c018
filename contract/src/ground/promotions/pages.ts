import type { Page } from '../../kernel/page.ts';

/** REQ-04: the section of the console. */
export const companyKeysAddress = '/console/opencodes';

export const promotionPages: readonly Page[] = [{ path: companyKeysAddress, entry: 'app' }];
