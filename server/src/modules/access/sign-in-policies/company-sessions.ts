import { sql } from 'kysely';
import type { CompanySession } from '@madang/contract/access/sign-in-policies/routes.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { companySessionsOf, type SessionsQuery } from '../../../kernel/session/company-sessions.ts';
import { isFound } from '../../people/person-records/index.ts';
import { readTerm } from '@madang/contract/people/people/search-term.ts';

interface Asked extends Omit<SessionsQuery, 'found'> {
  readonly keyword: string;
  readonly personId: string | undefined;
}

/** A portion of the company's living sessions, each with whose it is. */
export async function selectSessions(tx: Tx, { keyword, personId, ...query }: Asked): Promise<CompanySession[]> {
  const { text, reach } = readTerm(keyword);
  const asked = [
    ...(text === '' ? [] : [isFound(text, reach)]),
    ...(personId === undefined ? [] : [sql<boolean>`p.person_id = ${personId}::uuid`]),
  ];
  const found =
    asked.length === 0
      ? undefined
      : sql<boolean>`${sql.join(
          asked.map((each) => sql`(${each})`),
          sql` and `,
        )}`;
  const { rows } = await companySessionsOf({ ...query, found }).execute(tx);
  return rows;
}
