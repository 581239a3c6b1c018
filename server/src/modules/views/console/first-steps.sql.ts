import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Returns a query for whether a person has hidden the list of first steps. */
export function hiddenStepsOf({ companyCode, personId }: PersonKey): RawBuilder<{ readonly isHidden: boolean }> {
  return sql<{ readonly isHidden: boolean }>`
    select exists (select from hidden_first_steps
      where company_code = ${companyCode} and person_id = ${personId}::uuid) as "isHidden"`;
}

/** Puts the list away for a person; once put away it stays so. */
export async function hideSteps(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await tx
    .insertInto('hidden_first_steps')
    .values({ company_code: companyCode, person_id: personId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Shows the list to a person again. */
export async function showSteps(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await tx
    .deleteFrom('hidden_first_steps')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .execute();
}
