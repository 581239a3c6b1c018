import type { QueryClient } from '@tanstack/react-query';
import type { ConsoleRoom } from '../kernel/feature.ts';
import { roomsFor } from '../kernel/rooms/rooms.ts';
import { sessionQuery } from '../kernel/session-query.ts';

/**
 * The rooms of the console in the order of its navigation, from each capability's `room.ts`, which stands apart from its pages
 * so that only the console downloads it.
 */
export const rooms: readonly ConsoleRoom[] = Object.values(
  import.meta.glob<ConsoleRoom>('./*/room.ts', { eager: true, import: 'room' }),
).toSorted((a, b) => a.order - b.order);

/** The room of the address begins with its first call as soon as it is known that the person may enter it. */
export async function beginRoom(queries: QueryClient): Promise<void> {
  const here = rooms.filter(({ path }) => path === location.pathname);
  if (here.length === 0) return;
  await queries.prefetchQuery(sessionQuery);
  const session = queries.getQueryData(sessionQuery.queryKey);
  // What fails here fails again, and is shown, where the room is drawn.
  for (const room of roomsFor(here, session?.can ?? [])) await room.begin?.(queries).catch(() => undefined);
}
