import {
  type asOfStates,
  listMembersAsOf,
  listPeopleAsOf,
  readDepartmentsAsOf,
  readPersonAsOf,
} from '@madang/contract/views/as-of/routes.ts';
import { readsKorean } from '@madang/contract/kernel/languages.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';

const key = ['as-of'] as const;

export type About = Pick<
  AnswerOf<typeof readDepartmentsAsOf>,
  'date' | 'time' | 'closedSince' | 'notShown' | 'headsSince'
>;

/** The tree of departments at the end of a day. */
export function useTreeThen(date: string) {
  return useQuery({
    queryKey: [...key, date, 'tree'],
    queryFn: ({ signal }) => call(readDepartmentsAsOf, { params: { date } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export interface MembersAsked {
  readonly date: string;
  readonly departmentCode: string;
  readonly page: number;
}

export function useMembersThen({ date, departmentCode, page }: MembersAsked) {
  return useQuery({
    queryKey: [...key, date, 'members', departmentCode, page],
    queryFn: ({ signal }) => call(listMembersAsOf, { params: { date, departmentCode }, query: { page } }, { signal }),
  });
}

export interface PeopleAsked {
  readonly date: string;
  /** '' for the whole company, or for every state. */
  readonly departmentCode: string;
  readonly state: (typeof asOfStates)[number] | '';
  readonly page: number;
}

/** A page of the people at the end of a day, in the order of the names that the reader reads. */
export function usePeopleThen({ date, ...asked }: PeopleAsked) {
  const orderBy = readsKorean(useLanguage()) ? ('fullName' as const) : ('englishName' as const);
  const query = { ...asked, orderBy };
  return useQuery({
    queryKey: [...key, date, 'people', query],
    queryFn: ({ signal }) => call(listPeopleAsOf, { params: { date }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function usePersonThen(date: string, personId: string) {
  return useQuery({
    queryKey: [...key, date, 'person', personId],
    queryFn: ({ signal }) => call(readPersonAsOf, { params: { date, personId } }, { signal }),
  });
}
