import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { isTied, listTied } from '../../../kernel/session/linked-logins.sql.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { hasLoginId, listWithLoginId } from '../../ground/global-login-ids/index.ts';
import { inServiceIn } from '../../ground/employment-states/index.ts';

/** An administrator that no ID leads to any more, for its mailbox was never proven (SGN-14). */
export interface NamelessAdministrator extends PersonKey {
  readonly fullName: string;
}

/** The company's administrators who have a password and no ID to sign in with. */
export async function listNamelessAdministrators(tx: Tx, companyCode: string): Promise<NamelessAdministrator[]> {
  const { rows } = await sql<NamelessAdministrator>`
    select distinct p.company_code as "companyCode", p.person_id as "personId", p.full_name as "fullName"
    from people p join memberships m on m.company_code = p.company_code and m.person_id = p.person_id
    where p.company_code = ${companyCode} and m.role in ('administrator', 'representative')
      and p.closed_at is null and ${inServiceIn('p')}
    order by 2`.execute(tx);
  const named = await listWithLoginId(
    tx,
    companyCode,
    rows.map(({ personId }) => personId),
  );
  const tied = await listTied(tx, companyCode);
  return rows.filter(({ personId }) => !named.has(personId) && !tied.has(personId));
}

/** Holds the person's row; their language where they are in service and have no ID, and else undefined. */
export async function lockNameless(
  tx: Tx,
  { companyCode, personId }: PersonKey,
): Promise<{ readonly language: string } | undefined> {
  const row = await tx
    .selectFrom('people')
    .select('language')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('closed_at', 'is', null)
    .where(inServiceIn('people'))
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const key = { companyCode, personId };
  return (await hasLoginId(tx, key)) || (await isTied(tx, key)) ? undefined : row;
}

interface NewLoginId {
  readonly loginId: string;
  /** No one has to prove a mailbox first. */
  readonly isConfirmed: boolean;
  /** The ID before, by which a search still finds the person. */
  readonly former?: string;
}

/** Former IDs that find a person; the newest ones stay. */
const formerKept = 20;

/** Gives the person another ID from now on. */
export async function setLoginId(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  { loginId, isConfirmed, former }: NewLoginId,
): Promise<void> {
  const others = sql`array_remove(array_remove(former_login_ids, ${loginId}), ${former ?? ''})`;
  await tx
    .updateTable('people')
    .set({
      login_id: loginId,
      is_confirmed: isConfirmed,
      ...(former !== undefined && {
        former_login_ids: sql<string[]>`(array_prepend(${former}::text, ${others}))[1:${sql.raw(String(formerKept))}]`,
      }),
    })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .execute();
}
