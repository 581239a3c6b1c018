import type { Page } from '../../kernel/page.ts';

/** The section of the console, and the operator's page. */
export const structureAddress = '/console/company-structure';
export const structuresAddress = '/operator/company-structures';

export const structurePages: readonly Page[] = [
  { path: structureAddress, entry: 'app' },
  { path: structuresAddress, entry: 'app' },
];
