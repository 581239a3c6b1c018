import { lazy } from 'react';
import type { Contribution } from '../../../kernel/sections/contributions.ts';

export const contribution: Contribution = {
  personAct: lazy(async () => ({ default: (await import('./parts/ask-for-person.tsx')).AskForPerson })),
};
