import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnderWay, jobsQuery } from '../api.ts';
import { useEndings } from './use-endings.ts';

/** Jobs that have not ended: those under way, and those that wait for the reader. */
export interface JobCounts {
  readonly underWay: number;
  readonly toConfirm: number;
}

/** Counts what is under way or waits for the reader, and says it when something ends. */
export function JobWatch({ onCount }: { readonly onCount: (counts: JobCounts) => void }) {
  const { data } = useQuery(jobsQuery);
  useEndings(data);
  const open = data?.filter(isUnderWay) ?? [];
  const toConfirm = open.filter(({ state }) => state === 'toConfirm').length;
  const underWay = open.length - toConfirm;
  useEffect(() => onCount({ underWay, toConfirm }), [underWay, toConfirm, onCount]);
  return null;
}
