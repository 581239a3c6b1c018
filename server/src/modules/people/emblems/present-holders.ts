import type { EmblemHolder } from '@madang/contract/people/emblems/routes.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { presentPeople, selectPeopleOf } from '../people/index.ts';
import type { StoredHolder } from './grants.sql.ts';

/** Holders of emblems with their names and departments, in the order of the grants. */
export async function presentHolders(
  tx: Tx,
  asked: Parameters<typeof presentPeople>[1],
  holders: readonly StoredHolder[],
): Promise<(EmblemHolder & Pick<StoredHolder, 'emblemId'>)[]> {
  const ids = [...new Set(holders.map(({ personId }) => personId))];
  const people = await selectPeopleOf(tx, asked.reader.companyCode, ids);
  const presented = new Map((await presentPeople(tx, asked, people)).map((person) => [person.personId, person]));
  return holders.flatMap(({ personId, emblemId, grantedAt }) => {
    const person = presented.get(personId);
    if (!person) return [];
    const { fullName, displayName, englishName, loginId, photoId, department } = person;
    const names = { fullName, displayName, englishName, loginId, photoId, department };
    return [{ personId, emblemId, ...names, grantedAt: grantedAt.toISOString() }];
  });
}
