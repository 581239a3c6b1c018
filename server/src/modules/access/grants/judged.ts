import type { NewGrant } from '@madang/contract/access/grants/rules.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Judged, Target } from '../../../kernel/operations/outcome.ts';
import { type StoredTarget, targetOf } from './targets.ts';

interface Giving {
  readonly grantee: string;
  readonly granteeId: string;
  readonly target: StoredTarget;
  readonly limits: Pick<NewGrant, 'scopeKind' | 'scopeId' | 'validFrom' | 'validUntil' | 'windowId'>;
}

/** Reads what approvers judge a right by: receiver, permission, place, days and hours. */
export async function judgedGrant(
  tx: Tx,
  companyCode: string,
  { grantee, granteeId, target, limits: { scopeKind, scopeId, validFrom, validUntil, windowId } }: Giving,
): Promise<Judged> {
  const isOfPerson = grantee === 'P';
  const { type, name } = targetOf(target);
  const { rows } = await sql<{ hours: string | null; roleName: string | null; bearers: string | null }>`
    select (select name from grant_windows where company_code = ${companyCode} and grant_window_id::text = ${windowId}) as hours,
      (select name from company_roles where company_code = ${companyCode} and company_role_id::text = ${name}) as "roleName",
      (select name from company_roles where company_code = ${companyCode} and company_role_id::text = ${granteeId}) as bearers`.execute(
    tx,
  );
  const { hours = null, roleName = null, bearers = null } = rows[0] ?? {};
  const scope: readonly Target[] = scopeKind === 'company' ? [] : [{ kind: scopeKind, id: scopeId }];
  const given = { validFrom, validUntil, hours, bearers: isOfPerson ? '' : (bearers ?? granteeId) };
  const said = Object.entries(given).filter(([, value]) => value !== '' && value !== null) as [string, string][];
  return {
    targets: [...(isOfPerson ? [{ kind: 'person', id: granteeId }] : []), ...scope],
    facts: { grantee, type, name: roleName ?? name, scope: scopeKind, ...Object.fromEntries(said) },
  };
}
