import { mailDomainsAddress } from '@madang/contract/organisation/mail-domains/pages.ts';
import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: mailDomainsAddress,
    area: 'console',
    page: async () => (await import('./pages/mail-domains.tsx')).MailDomainsPage,
  },
];
