import { structureAddress, structuresAddress } from '@madang/contract/company-life/company-structures/pages.ts';
import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  { path: structureAddress, area: 'console', page: async () => (await import('./pages/structure.tsx')).StructurePage },
  {
    path: structuresAddress,
    area: 'operator',
    page: async () => (await import('./pages/structures.tsx')).StructuresPage,
  },
];
