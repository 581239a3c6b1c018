import { readLeaving, readStory, type StoryEntry } from '@madang/contract/people/employment/routes.ts';
import { findEmployees } from '@madang/contract/people/people/routes.ts';
import { searchTerm } from '@madang/contract/people/people/search-term.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';

/** A part of what the list of people reads again after a change of one of them. */
const key = ['employees'] as const;

/** The things that end and that are left behind, read again each time that the sheet opens. */
export function leavingQuery(personId: string) {
  return queryOptions({
    queryKey: [...key, personId, 'leaving'],
    queryFn: ({ signal }) => call(readLeaving, { params: { personId } }, { signal }),
    gcTime: 0,
  });
}

/** Reads what a reinstatement brought back and what it could not, from the story; throws if a later change followed. */
export async function readReinstatement(personId: string): Promise<Pick<StoryEntry, 'returned' | 'lost'>> {
  const { items } = await call(readStory, { params: { personId }, query: {} });
  const [newest] = items;
  if (newest?.kind !== 'reinstated') throw new Error('a later change followed the reinstatement');
  return newest;
}

const anybody = {
  state: 'inService',
  jobRankCode: '',
  jobTitleCode: '',
  departmentCode: '',
  orderBy: 'fullName',
  direction: 'ascending',
  page: 1,
  total: '',
} as const;

/** People in service who could take something over; a term that the search does not take finds those that no term finds. */
export function useHeirs(typed: string) {
  const keyword = searchTerm.safeParse(typed).success ? typed : '';
  return useQuery({
    queryKey: [...key, 'heirs', keyword],
    queryFn: ({ signal }) => call(findEmployees, { body: { ...anybody, keyword } }, { signal }),
    placeholderData: keepPreviousData,
  });
}
