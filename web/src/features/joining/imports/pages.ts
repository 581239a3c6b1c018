import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: sectionAddresses.imports,
    area: 'console',
    page: async () => (await import('./pages/imports.tsx')).ImportsPage,
    texts: [() => import('./page-texts.ts')],
  },
];
