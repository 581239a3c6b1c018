import { type EndingKind, endingKinds } from '@madang/contract/people/employment/kinds.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { Contributed } from '../../../platform/contributions.ts';

/** Counts what ends with a person's service, by kind; kinds of none are left out. */
export async function countEndings(
  tx: Tx,
  contributed: Contributed,
  person: PersonKey,
): Promise<{ kind: EndingKind; count: number }[]> {
  const counts = new Map<EndingKind, number>(Object.entries(await countOwn(tx, person)) as [EndingKind, number][]);
  for (const { endings = [] } of contributed.of('personLeaves')) {
    for (const { kind, countOf } of endings) {
      if (kind === undefined || !countOf) continue;
      const { rows } = await countOf(person).execute(tx);
      counts.set(kind, (counts.get(kind) ?? 0) + (rows[0]?.count ?? 0));
    }
  }
  return endingKinds.flatMap((kind) => {
    const count = counts.get(kind) ?? 0;
    return count === 0 ? [] : [{ kind, count }];
  });
}

/** Sessions, roles beyond an employee's and posts, which the service itself carries. */
async function countOwn(tx: Tx, { companyCode, personId }: PersonKey): Promise<Partial<Record<EndingKind, number>>> {
  const { rows } = await sql<Record<'sessions' | 'roles' | 'posts', number>>`
    select (select count(*)::integer from sessions s where s.company_code = ${companyCode} and s.person_id = ${personId}::uuid
        and s.expires_at > app_now()) as sessions,
      (select count(*)::integer from memberships m where m.company_code = ${companyCode} and m.person_id = ${personId}::uuid
        and m.role <> 'employee') as roles,
      (select count(*)::integer from concurrent_posts c where c.company_code = ${companyCode}
        and c.person_id = ${personId}::uuid) as posts`.execute(tx);
  return rows[0] ?? {};
}
