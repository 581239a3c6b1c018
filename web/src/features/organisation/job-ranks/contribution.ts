import { lazy } from 'react';
import type { Contribution } from '../../../kernel/sections/contributions.ts';

export const contribution: Contribution = {
  setUpStep: {
    step: 'jobRanks',
    Step: lazy(async () => ({ default: (await import('./parts/set-up-step.tsx')).RankSetUpStep })),
  },
};
