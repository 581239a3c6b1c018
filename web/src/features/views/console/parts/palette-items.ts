import { holdsText } from '@madang/contract/kernel/search/search-text.ts';
import type { ConsoleSection } from '../../../../kernel/feature.ts';
import type { FoundItem } from '../../../../ui/dialogs/finder.tsx';

/** Sections and what can be done in them, those that hold what was typed. */
export function knownItems(sections: readonly ConsoleSection[], term: string) {
  const pages = sections.map((section) => ({
    id: section.code,
    label: section.title(),
    icon: section.icon,
    path: section.path,
  }));
  const actions = sections.flatMap(({ code, icon, actions: offered = [] }) =>
    offered.map(({ title, path }) => ({ id: `${code} ${path}`, label: title(), icon, path })),
  );
  const holds = ({ label }: FoundItem) => holdsText(label, term);
  return { pages: pages.filter(holds), actions: actions.filter(holds) };
}
