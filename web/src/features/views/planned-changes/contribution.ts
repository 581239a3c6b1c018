import { latePart } from '../../../kernel/pages/late-part.tsx';
import type { Contribution } from '../../../kernel/sections/contributions.ts';

export const contribution: Contribution = {
  personPlans: latePart(
    async () => (await import('./parts/person-plans.tsx')).PersonPlans,
    () => import('./page-texts.ts'),
  ),
  departmentPlans: latePart(
    async () => (await import('./parts/department-plans.tsx')).DepartmentPlans,
    () => import('./page-texts.ts'),
  ),
  ownPlans: latePart(
    async () => (await import('./parts/own-plans.tsx')).OwnPlans,
    () => import('./page-texts.ts'),
  ),
};
