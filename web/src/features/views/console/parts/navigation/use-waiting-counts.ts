import type { ConsoleNotice } from '@madang/contract/views/console/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { can } from '../../../../../kernel/calls/can.ts';
import { sessionQuery } from '../../../../../kernel/session-query.ts';
import { noticesQuery } from '../../api.ts';
import { useDrawnNotices } from '../drawn-notices.ts';

const countOf = (notice: ConsoleNotice) => ('count' in notice && typeof notice.count === 'number' ? notice.count : 0);

/** Notices as the bell reads them; none for roles without the company's notices. */
function useNotices(): readonly ConsoleNotice[] {
  const session = useQueryClient().getQueryData(sessionQuery.queryKey);
  const enabled = session !== undefined && can(session, 'administerCompany');
  return useQuery({ ...noticesQuery, enabled }).data ?? [];
}

/** Returns true if a notice counts something. */
export function useCountsNotices(): boolean {
  return useNotices().some((notice) => countOf(notice) > 0);
}

/** POR-10: the number of what waits in each section, by its address, as the bell counts it. */
export function useWaitingCounts(): ReadonlyMap<string, number> {
  const data = useNotices();
  const drawn = useDrawnNotices();
  const counts = new Map<string, number>();
  for (const notice of data) {
    const to = countOf(notice) > 0 ? drawn(notice)?.to : undefined;
    if (to !== undefined) counts.set(to, (counts.get(to) ?? 0) + countOf(notice));
  }
  return counts;
}
