import { latePart } from '../../../kernel/pages/late-part.tsx';
import type { Contribution } from '../../../kernel/sections/contributions.ts';

export const contribution: Contribution = {
  runReport: latePart(
    async () => (await import('./parts/run-report.tsx')).RunReport,
    () => import('./page-texts.ts'),
  ),
};
