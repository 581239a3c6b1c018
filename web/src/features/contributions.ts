import type { Contribution } from '../kernel/sections/contributions.ts';

/** Parts for pages of lower wings, from each capability's `contribution.ts`; a part is imported when it is shown. */
export const contributions: readonly Contribution[] = Object.values(
  import.meta.glob<Contribution>('./*/*/contribution.ts', { eager: true, import: 'contribution' }),
);
