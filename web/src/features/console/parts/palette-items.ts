import { holdsText } from '@madang/contract/kernel/search/search-text.ts';
import type { ConsoleSection } from '../../../kernel/feature.ts';
import type { Icon } from '../../../ui/icons.tsx';

/** A line of the palette: what it is called, and where it leads. */
export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly icon: Icon;
  readonly path: string;
}

export interface PaletteGroup {
  readonly id: string;
  readonly title: string;
  readonly items: readonly PaletteItem[];
  /** These are the first ones alone. */
  readonly hasMore?: boolean;
}

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
  const holds = ({ label }: PaletteItem) => holdsText(label, term);
  return { pages: pages.filter(holds), actions: actions.filter(holds) };
}

/** The place of the line that the arrows lead to; they go round at the ends. */
export function nextLine(key: string, line: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (line + 1) % count;
  if (key === 'ArrowUp') return (line - 1 + count) % count;
  return undefined;
}
