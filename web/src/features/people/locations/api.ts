import { searchOrganisation } from '@madang/contract/people/organisation-charts/routes.ts';
import { chartTerm } from '@madang/contract/people/organisation-charts/rules.ts';
import { listLocations, oneFloor, readFloor, uploadFloorMap } from '@madang/contract/people/locations/routes.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { client } from '../../../kernel/calls/client.ts';
import { askedIf } from '../../../kernel/lists/typed-search.ts';

const key = ['locations'] as const;
const drawingMs = 1_500;

export const locationsQuery = queryOptions({
  queryKey: [...key, 'all'],
  queryFn: ({ signal }) => call(listLocations, {}, { signal }),
});

/** A floor, asked for again while its map is drawn. */
export function floorQuery(floorId: string) {
  return queryOptions({
    queryKey: [...key, 'floor', floorId],
    queryFn: ({ signal }) => call(readFloor, { params: { floorId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.map.state === 'drawing' ? drawingMs : false),
  });
}

/** Sends a file as the map of a floor; it is drawn beside. */
export async function sendMap(floorId: string, file: File): Promise<void> {
  const form = new FormData();
  form.append('file', file);
  const { floorId: id } = oneFloor.parse({ floorId });
  await client.attach(uploadFloorMap.path.replace('{floorId}', id), form);
}

/** People in service by a part of their names, while it is typed. */
export function usePeopleByName(term: string) {
  return useQuery({
    queryKey: [...key, 'people', term],
    queryFn: ({ signal }) => call(searchOrganisation, { body: { by: 'name', term } }, { signal }),
    ...askedIf(chartTerm.safeParse(term).success),
  });
}

/** Reads places again, and everything that shows them beside a name. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      [key, ['employees'], ['organisation']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  };
}
