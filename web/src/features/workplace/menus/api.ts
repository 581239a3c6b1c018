import { listMenuPages, listMenus, orderMenus } from '@madang/contract/workplace/menus/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { type Changed, sendChange } from '../../../kernel/calls/send-change.ts';

const key = ['menus'] as const;

export function useMenus() {
  return useQuery({ queryKey: [...key, 'list'], queryFn: ({ signal }) => call(listMenus, {}, { signal }) });
}

export function useMenuPages() {
  return useQuery({
    queryKey: [...key, 'pages'],
    queryFn: async ({ signal }) => (await call(listMenuPages, {}, { signal })).items,
  });
}

/** Reads the menus and what groups are picked from again, after one was changed. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}

export function sendOrder(menuIds: readonly string[], expected: readonly string[]): Promise<Changed> {
  return sendChange(orderMenus, { body: { menuIds: [...menuIds], expected: [...expected] } });
}
