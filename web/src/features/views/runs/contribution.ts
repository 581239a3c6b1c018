import { latePart } from '../../../kernel/pages/late-part.tsx';
import type { Contribution } from '../../../kernel/sections/contributions.ts';

export const contribution: Contribution = {
  runPopup: latePart(
    async () => {
      const [{ RunPopup }, { loadRunTitleTexts }] = await Promise.all([
        import('./parts/run-popup.tsx'),
        import('./title-texts.ts'),
      ]);
      await loadRunTitleTexts();
      return RunPopup;
    },
    () => import('./page-texts.ts'),
  ),
  runTitle: latePart(
    async () => (await import('./parts/run-name.tsx')).RunName,
    undefined,
    ({ fallback }: { readonly fallback: string }) => fallback,
  ),
};
