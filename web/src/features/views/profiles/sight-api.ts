import { changeShownFields, listSeenFields } from '@madang/contract/people/people/own/routes.ts';
import type { ChosenName } from '@madang/contract/people/people/field-places.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';

/** Query for the fields that the company sees of the person. */
export const seenQuery = queryOptions({
  queryKey: ['profile', 'seen-fields'],
  queryFn: ({ signal }) => call(listSeenFields, {}, { signal }),
});

export function saveShown(shown: ChosenName[], expected: ChosenName[]) {
  return call(changeShownFields, { body: { shown, expected } });
}
