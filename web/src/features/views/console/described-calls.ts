import {
  type ApiDescription,
  type DescribedCall,
  readApiDescription,
} from '@madang/contract/kernel/description/routes.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';

/** A described call with its address. */
export interface CallRow extends DescribedCall {
  readonly method: string;
  readonly path: string;
}

/** API-04: the server's own description; it is another one only in another release. */
export const callsQuery = queryOptions({
  queryKey: ['api-description'],
  queryFn: async ({ signal }) => rowsOf(await call(readApiDescription, {}, { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

function rowsOf({ paths }: ApiDescription): CallRow[] {
  const byPath = Object.entries(paths).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return byPath.flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, described]) => ({ ...described, method: method.toUpperCase(), path })),
  );
}

/** Those of an area, or of all where it is '', in whose address or area every typed word stands. */
export function callsFound(rows: readonly CallRow[], area: string, typed: string): CallRow[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ method, path, tags: [tag] }) => {
    const text = `${method} ${path} ${tag}`.toLowerCase();
    return (area === '' || tag === area) && words.every((word) => text.includes(word));
  });
}
