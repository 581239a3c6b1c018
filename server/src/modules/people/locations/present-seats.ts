import type { SeatRow } from '@madang/contract/people/locations/routes.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { presentPeople, selectPeopleOf } from '../people/index.ts';
import type { StoredSeat } from './seats.sql.ts';

/** Seats with the names and departments of who sits there. */
export async function presentSeats(
  tx: Tx,
  asked: Parameters<typeof presentPeople>[1],
  seats: readonly StoredSeat[],
): Promise<SeatRow[]> {
  const ids = seats.flatMap(({ personId }) => personId ?? []);
  const people = ids.length === 0 ? [] : await selectPeopleOf(tx, asked.reader.companyCode, ids);
  const presented = new Map((await presentPeople(tx, asked, people)).map((person) => [person.personId, person]));
  return seats.map(({ personId, ...seat }) => {
    const person = personId === null ? undefined : presented.get(personId);
    if (!person) return { ...seat, person: null };
    const { fullName, displayName, englishName, loginId, photoId, department } = person;
    return {
      ...seat,
      person: { personId: person.personId, fullName, displayName, englishName, loginId, photoId, department },
    };
  });
}
