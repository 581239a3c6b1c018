import type { QueryClient } from '@tanstack/react-query';
import type { ConsoleSection } from '../kernel/feature.ts';
import { sectionsFor } from '../kernel/sections/sections.ts';
import { sessionQuery } from '../kernel/session-query.ts';

/**
 * Sections of the console in navigation order, from each `section.ts`, which is apart from its pages, for smaller
 * public pages.
 */
export const sections: readonly ConsoleSection[] = Object.values(
  import.meta.glob<ConsoleSection>('./*/*/section.ts', { eager: true, import: 'section' }),
).toSorted((a, b) => a.order - b.order);

/** The section of the address begins with its first call as soon as it is known that the person may enter it. */
export async function beginSection(queries: QueryClient): Promise<void> {
  const here = sections.filter(({ path }) => path === location.pathname);
  if (here.length === 0) return;
  await queries.prefetchQuery(sessionQuery);
  const session = queries.getQueryData(sessionQuery.queryKey);
  // What fails here fails again, and is shown, where the section is drawn.
  for (const section of sectionsFor(here, session?.can ?? [])) await section.begin?.(queries).catch(() => undefined);
}
