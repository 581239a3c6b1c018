import { useQueries } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import type { Found } from '../../../kernel/feature.ts';
import { useRooms } from '../../../kernel/rooms/rooms.ts';
import type { PaletteGroup } from './palette-items.ts';

const pauseMs = 200;
/** Of what a room finds; who wants more types more, or goes to the room. */
const shownOfRoom = 8;
const nothing: Found = { items: [] };

/** What the rooms' own searches find for what was typed, after a pause in the typing. */
export function useFound(typed: string) {
  const term = usePaused(typed.trim());
  const rooms = useRooms().filter(({ find }) => find !== undefined);
  const found = useQueries({
    queries: rooms.map(({ code, find }) => ({
      queryKey: ['console', 'find', code, term],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => find?.(term, signal) ?? nothing,
      enabled: term !== '',
    })),
  });
  const groups = rooms.map((room, place): PaletteGroup => ({
    id: room.code,
    title: (room.finds ?? room.title)(),
    items: (found[place]?.data?.items ?? []).slice(0, shownOfRoom).map((item) => ({
      ...item,
      id: `${room.code} ${item.id}`,
      icon: room.icon,
    })),
    hasMore: (found[place]?.data?.items.length ?? 0) > shownOfRoom,
  }));
  // Deferred as one: what is said of a search never runs ahead of the lines that it found.
  const answer = useDeferredValue({
    term,
    groups,
    isFetching: found.some(({ isFetching }) => isFetching),
    hasFailed: found.some(({ isError }) => isError),
    notes: found.flatMap(({ data }) => data?.note ?? []),
  });
  const isSearching = typed.trim() !== '' && (answer.term !== typed.trim() || answer.isFetching);
  return { ...answer, isSearching };
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
