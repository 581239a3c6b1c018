import { useShownPath } from '../../../kernel/navigation/shown-page.tsx';
import type { ConsoleSection } from '../../../kernel/feature.ts';
import { useSections } from '../../../kernel/sections/sections.ts';

/** The section whose page is shown; none on the start page. */
export function useShownSection(): ConsoleSection | undefined {
  const path = useShownPath();
  return useSections().find((section) => path === section.path || path?.startsWith(`${section.path}/`));
}
