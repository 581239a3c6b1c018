import type { Page } from '../../kernel/page.ts';

export const mailDomainsAddress = '/console/mail-domains';
export const mailDomainPages: readonly Page[] = [{ path: mailDomainsAddress, entry: 'app' }];
