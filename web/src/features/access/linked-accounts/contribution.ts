import { lazy } from 'react';
import type { Contribution } from '../../../kernel/sections/contributions.ts';

export const contribution: Contribution = {
  structureCard: lazy(async () => ({ default: (await import('./parts/tie-card.tsx')).TieCard })),
};
