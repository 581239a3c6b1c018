import { listManagedBoards, orderBoards } from '@madang/contract/workplace/boards/console.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { type Changed, sendChange } from '../../../kernel/calls/send-change.ts';

export const managedBoardsQuery = queryOptions({
  queryKey: ['boards', 'managed'],
  queryFn: ({ signal }) => call(listManagedBoards, {}, { signal }),
});

/** Boards and the home's portlets are read again: each shows the other's names. */
export function useRereadAll(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['boards'] }),
      queries.invalidateQueries({ queryKey: ['portlets'] }),
      queries.invalidateQueries({ queryKey: ['portal', 'home'] }),
    ]);
}

export function sendOrder(boardNumbers: readonly string[], expected: readonly string[]): Promise<Changed> {
  return sendChange(orderBoards, { body: { boardNumbers: boardNumbers.map(Number), expected: expected.map(Number) } });
}
