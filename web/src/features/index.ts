import type { AppPage, OwnedPage } from '../kernel/feature.ts';

/**
 * The pages of the signed-in app, from each capability's `pages.ts`; no list names them. A page is imported when it is opened.
 */
export const appPages: readonly OwnedPage[] = Object.entries(
  import.meta.glob<readonly AppPage[]>('./*/*/pages.ts', { eager: true, import: 'appPages' }),
).flatMap(([file, pages]) => pages.map((page) => ({ ...page, capability: String(file.split('/')[2]) })));
