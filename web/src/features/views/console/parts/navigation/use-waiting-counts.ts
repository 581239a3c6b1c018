import { useQuery, useQueryClient } from '@tanstack/react-query';
import { can } from '../../../../../kernel/calls/can.ts';
import { sessionQuery } from '../../../../../kernel/session-query.ts';
import { noticesQuery } from '../../api.ts';
import { useDrawnNotices } from '../drawn-notices.ts';

/** POR-10: the number of what waits in each section, by its address, as the bell counts it. */
export function useWaitingCounts(): ReadonlyMap<string, number> {
  const session = useQueryClient().getQueryData(sessionQuery.queryKey);
  // As the bell: roles without the company's notices have nothing to count.
  const enabled = session !== undefined && can(session, 'administerCompany');
  const { data = [] } = useQuery({ ...noticesQuery, enabled });
  const drawn = useDrawnNotices();
  const counts = new Map<string, number>();
  for (const notice of data) {
    const to = drawn(notice)?.to;
    if (to === undefined || !('count' in notice) || typeof notice.count !== 'number') continue;
    counts.set(to, (counts.get(to) ?? 0) + notice.count);
  }
  return counts;
}
