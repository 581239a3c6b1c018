import { holdsText } from '@madang/contract/kernel/search/search-text.ts';
import type { ConsoleRoom } from '../../../kernel/feature.ts';
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

/** Rooms and what can be done in them, those that hold what was typed. */
export function knownItems(rooms: readonly ConsoleRoom[], term: string) {
  const pages = rooms.map((room) => ({ id: room.code, label: room.title(), icon: room.icon, path: room.path }));
  const actions = rooms.flatMap(({ code, icon, actions: offered = [] }) =>
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
