import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnderWay, jobsQuery } from '../api.ts';
import { useEndings } from './use-endings.ts';

/** Counts what is under way, and says it when something ends. */
export function JobWatch({ onCount }: { readonly onCount: (count: number) => void }) {
  const { data } = useQuery(jobsQuery);
  useEndings(data);
  const count = data?.filter(isUnderWay).length ?? 0;
  useEffect(() => onCount(count), [count, onCount]);
  return null;
}
