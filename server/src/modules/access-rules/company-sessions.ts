import type { CompanySession } from '@madang/contract/access-rules/routes.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { companySessionsOf, type SessionsQuery } from '../../kernel/session/company-sessions.ts';
import { isFound } from '../people/index.ts';
import { readTerm } from '@madang/contract/people/search-term.ts';

interface Asked extends Omit<SessionsQuery, 'found'> {
  readonly keyword: string;
}

/** A portion of the company's living sessions, each with whose it is. */
export async function selectSessions(tx: Tx, { keyword, ...query }: Asked): Promise<CompanySession[]> {
  const { text, reach } = readTerm(keyword);
  const found = text === '' ? undefined : isFound(text, reach);
  const { rows } = await companySessionsOf({ ...query, found }).execute(tx);
  return rows;
}
