import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: sectionAddresses.quickLinks,
    area: 'console',
    page: async () => (await import('./pages/links.tsx')).LinksPage,
  },
];
