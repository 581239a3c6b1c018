import type { QueryClient } from '@tanstack/react-query';
import type { ConsoleRoom } from '../kernel/feature.ts';
import { roomsFor } from '../kernel/rooms/rooms.ts';
import { sessionQuery } from '../kernel/session-query.ts';
import { room as anniversaries } from './anniversaries/room.ts';
import { room as approvals } from './approvals/room.ts';
import { room as calls } from './console/room.ts';
import { room as departments } from './departments/room.ts';
import { room as employees } from './people/room.ts';
import { room as endings } from './company-closures/room.ts';
import { room as invitations } from './invitations/room.ts';
import { room as jobRanks } from './job-ranks/room.ts';
import { room as links } from './quick-links/room.ts';
import { room as boards } from './managed-boards/room.ts';
import { room as menus } from './menus/room.ts';
import { room as portlets } from './portlets/room.ts';

/**
 * The rooms of the console in the order of its navigation. A feature that has one writes it in its `room.ts`, which stands
 * apart from its index.ts so that only the console downloads it.
 */
export const rooms: readonly ConsoleRoom[] = [
  employees,
  departments,
  jobRanks,
  invitations,
  boards,
  portlets,
  menus,
  links,
  anniversaries,
  approvals,
  calls,
  endings,
];

/** The room of the address begins with its first call as soon as it is known that the person may enter it. */
export async function beginRoom(queries: QueryClient): Promise<void> {
  const here = rooms.filter(({ path }) => path === location.pathname);
  if (here.length === 0) return;
  await queries.prefetchQuery(sessionQuery);
  const session = queries.getQueryData(sessionQuery.queryKey);
  // What fails here fails again, and is shown, where the room is drawn.
  for (const room of roomsFor(here, session?.can ?? [])) await room.begin?.(queries).catch(() => undefined);
}
