import { latePart } from '../../../kernel/pages/late-part.tsx';
import type { Contribution } from '../../../kernel/sections/contributions.ts';

export const contribution: Contribution = {
  accountSection: latePart(
    async () => (await import('./parts/own-addresses.tsx')).OwnAddresses,
    () => import('./page-texts.ts'),
  ),
};
