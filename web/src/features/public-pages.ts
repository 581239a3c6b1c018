import type { PublicPage } from '../kernel/feature.ts';

/** The pages that anyone may open, from each capability's `public-pages.ts`: the signed-in app's would weigh on each of them. */
export const publicPages: readonly PublicPage[] = Object.values(
  import.meta.glob<readonly PublicPage[]>('./*/*/public-pages.ts', { eager: true, import: 'publicPages' }),
).flat();
