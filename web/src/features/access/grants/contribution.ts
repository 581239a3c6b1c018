import { lazy } from 'react';
import type { Contribution } from '../../../kernel/sections/contributions.ts';

export const contribution: Contribution = {
  refusedPage: lazy(async () => ({ default: (await import('./parts/refused-page.tsx')).RefusedPage })),
  personRights: lazy(async () => ({ default: (await import('./parts/person-rights.tsx')).PersonRights })),
};
