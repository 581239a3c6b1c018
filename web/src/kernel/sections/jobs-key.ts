import { type QueryClient, useQuery } from '@tanstack/react-query';

/** The person's jobs in the tray; a section that has started one has them read again. */
export const jobsKey = ['console', 'jobs'] as const;

const awaitedKey = ['console', 'jobs-awaited'] as const;

/** Lets the tray query jobs from now on: one runs, or may soon. */
export function awaitJobs(queries: QueryClient): void {
  queries.setQueryData(awaitedKey, true);
}

export function useAwaitsJobs(): boolean {
  const { data } = useQuery({ queryKey: awaitedKey, queryFn: () => false, enabled: false, gcTime: Infinity });
  return data === true;
}
