import { sql } from 'kysely';
import type { CompanySession } from '@madang/contract/access/sign-in-policies/routes.ts';
import { isWithin, type Reach } from '../../../kernel/access/reach.sql.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { companySessionsOf, type SessionsQuery } from '../../../kernel/session/company-sessions.ts';
import { isFound } from '../../people/person-records/index.ts';
import { readTerm } from '@madang/contract/people/people/search-term.ts';

interface Asked extends Omit<SessionsQuery, 'found' | 'endable'> {
  readonly keyword: string;
  readonly personId: string | undefined;
  /** Reach of the reader; absent: everyone. */
  readonly within: Reach | undefined;
  /** Reach of the reader's right to end sessions. */
  readonly endsWithin: Reach | undefined;
}

const ofPerson = { department: sql`p.department_code`, id: { column: sql`p.person_id`, type: 'uuid' } } as const;

/** A portion of the company's living sessions, each with whose it is. */
export async function selectSessions(
  tx: Tx,
  { keyword, personId, within, endsWithin, ...query }: Asked,
): Promise<CompanySession[]> {
  const { text, reach } = readTerm(keyword);
  const asked = [
    ...(text === '' ? [] : [isFound(text, reach)]),
    ...(personId === undefined ? [] : [sql<boolean>`p.person_id = ${personId}::uuid`]),
    ...(within === undefined ? [] : [isWithin(within, ofPerson)]),
  ];
  const found =
    asked.length === 0
      ? undefined
      : sql<boolean>`${sql.join(
          asked.map((each) => sql`(${each})`),
          sql` and `,
        )}`;
  const endable = endsWithin === undefined ? sql<boolean>`true` : isWithin(endsWithin, ofPerson);
  const { rows } = await companySessionsOf({ ...query, found, endable }).execute(tx);
  return rows.map(({ isEndable, ...row }) => ({
    ...row,
    can: isEndable && !row.isCurrent && !row.isAbove ? (['end'] as const) : [],
  })) as CompanySession[];
}
