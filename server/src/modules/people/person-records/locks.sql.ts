import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Holds the person's row until the transaction ends, so that an answer to terms and a change of its data follow each other. */
export async function lockPerson(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await tx
    .selectFrom('people')
    .select('person_id')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .forUpdate()
    .execute();
}

/** Holds a person's row and says if they can be given a role; undefined where the company has no such person. */
export async function lockService(
  tx: Tx,
  { companyCode, personId }: PersonKey,
): Promise<'inService' | 'notInService' | 'retired' | 'closed' | undefined> {
  const { rows } = await sql<{ isClosed: boolean; isInService: boolean; isRetired: boolean }>`
    select closed_at is not null as "isClosed", applied_at is not null and employment_status = 'B' as "isInService",
      employment_status = 'R' as "isRetired"
    from people where company_code = ${companyCode} and person_id = ${personId}::uuid for update`.execute(tx);
  const [found] = rows;
  if (!found) return undefined;
  if (found.isClosed) return 'closed';
  if (found.isRetired) return 'retired';
  return found.isInService ? 'inService' : 'notInService';
}

/** Asks if the company has such a person, whose account is not closed. */
export async function isPerson(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const row = await tx
    .selectFrom('people')
    .select('person_id')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
