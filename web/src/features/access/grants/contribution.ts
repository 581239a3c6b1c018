import { lazy } from 'react';
import type { Contribution } from '../../../kernel/sections/contributions.ts';

export const contribution: Contribution = {
  personRights: lazy(async () => ({ default: (await import('./parts/person-rights.tsx')).PersonRights })),
};
