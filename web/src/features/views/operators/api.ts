import { companiesPerPage } from '@madang/contract/views/operators/limits.ts';
import { findPlatformCompanies, readDelivery } from '@madang/contract/views/operators/platform.ts';
import {
  listPlatformJobs,
  listPlatformProcesses,
  listTroubledMessages,
} from '@madang/contract/views/operators/work.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { readPage } from '../../../kernel/lists/numbered-pages.ts';

/** Mails come and go while the page is open. */
const liveMs = 30_000;

export function useCompanies(page: number, search: string) {
  return useQuery({
    queryKey: ['operator', 'companies', page, search],
    queryFn: ({ signal }) =>
      readPage({ page, rowsPerPage: companiesPerPage }, (wanted) =>
        call(findPlatformCompanies, { body: { page: wanted, search } }, { signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

export function useDelivery() {
  return useQuery({
    queryKey: ['operator', 'delivery'],
    queryFn: async ({ signal }) => (await call(readDelivery, {}, { signal })).channels,
    refetchInterval: liveMs,
  });
}

/** Jobs, messages and processes of the platform; each changes by itself while the page is open. */
export function useJobs() {
  return useQuery({
    queryKey: ['operator', 'work', 'jobs'],
    queryFn: ({ signal }) => call(listPlatformJobs, { query: {} }, { signal }),
    refetchInterval: liveMs,
  });
}

export function useTroubledMessages() {
  return useQuery({
    queryKey: ['operator', 'work', 'messages'],
    queryFn: ({ signal }) => call(listTroubledMessages, { query: {} }, { signal }),
    refetchInterval: liveMs,
  });
}

export function useProcesses() {
  return useQuery({
    queryKey: ['operator', 'work', 'processes'],
    queryFn: async ({ signal }) => (await call(listPlatformProcesses, { query: {} }, { signal })).items,
    refetchInterval: liveMs,
  });
}

/** Does something with jobs or messages, says what was done, and reads them again, whichever way it ended. */
export function useWork(): (work: () => Promise<string>) => Promise<void> {
  const queries = useQueryClient();
  const notices = useNotices();
  return async (work) => {
    try {
      notices.toast(await work());
    } catch (thrown) {
      await notices.showError(thrown);
    }
    await queries.invalidateQueries({ queryKey: ['operator', 'work'] });
  };
}

/** Reads the companies again. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['operator', 'companies'] });
}
