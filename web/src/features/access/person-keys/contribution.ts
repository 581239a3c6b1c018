import { lazy } from 'react';
import type { Contribution } from '../../../kernel/sections/contributions.ts';

export const contribution: Contribution = {
  personWayBack: lazy(async () => ({ default: (await import('./parts/person-key.tsx')).PersonKey })),
};
