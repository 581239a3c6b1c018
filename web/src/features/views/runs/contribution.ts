import { latePart } from '../../../kernel/pages/late-part.tsx';
import type { Contribution } from '../../../kernel/sections/contributions.ts';

export const contribution: Contribution = {
  runPopup: latePart(
    async () => (await import('./parts/run-popup.tsx')).RunPopup,
    () => import('./page-texts.ts'),
  ),
};
