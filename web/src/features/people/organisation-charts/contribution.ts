import { latePart } from '../../../kernel/pages/late-part.tsx';
import type { Contribution } from '../../../kernel/sections/contributions.ts';

export const contribution: Contribution = {
  departmentHeads: latePart(
    async () => (await import('./parts/department-heads.tsx')).DepartmentHeads,
    () => import('./page-texts.ts'),
  ),
};
