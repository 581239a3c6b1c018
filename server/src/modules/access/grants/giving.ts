import { refuse, refuseField } from '@madang/contract/refuse.ts';
import type { NewGrant } from '@madang/contract/access/grants/rules.ts';
import { grantLimits } from '@madang/contract/access/grants/limits.ts';
import { permissionsOfRole, resourceRoles } from '../../../kernel/access/givable.ts';
import { isCompanyWide } from '../../../kernel/access/grant-places.ts';
import { mayGive } from '../../../kernel/access/may-give.sql.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { lockDepartmentForReference } from '../../organisation/departments/index.ts';
import { isPerson } from '../../people/person-records/index.ts';
import { isSubOrganisation } from '../../people/sub-organisations/index.ts';
import { insertGrant, lockCompanyRole, type momentsOf, type NewRight } from './grants.sql.ts';
import type { StoredTarget } from './targets.ts';

interface Giving {
  readonly target: StoredTarget;
  readonly scope: Pick<NewGrant, 'scopeKind' | 'scopeId'>;
  readonly moments: Awaited<ReturnType<typeof momentsOf>>;
  readonly windowId: string;
  readonly actorId: string | undefined;
}

/** MEM-02: refuses a right over what is not there, and one that the actor does not have there, so long and in those hours. */
export async function requireGivable(tx: Tx, companyCode: string, giving: Giving): Promise<void> {
  const { target, scope, moments, windowId, actorId } = giving;
  if (!(await scopeExists(tx, companyCode, scope))) throw refuseField('scopeId', 'GRANT_SCOPE');
  if (moments.isOver) throw refuseField('validUntil', 'GRANT_DATES');
  const permissions = await openedBy(tx, companyCode, target);
  if (!permissions) throw refuseField('targetName', 'GRANT_UNKNOWN');
  // What of a role is company-wide does not reach a part; where all of it is, the right would open nothing.
  if (permissions.length > 0 && permissions.every((permission) => isCompanyWide(permission, scope.scopeKind)))
    throw refuseField('scopeKind', 'GRANT_COMPANY_WIDE');
  const given = {
    permissions,
    scope: { kind: scope.scopeKind, id: scope.scopeId },
    until: moments.until,
    windowId: windowId === '' ? null : windowId,
  };
  if (!(await mayGive(tx, actorId, given))) throw refuseField('targetName', 'GRANT_BEYOND_OWN');
  const isBuiltInRole = target.role !== null && !target.role.includes(':');
  const isUnlimited =
    scope.scopeKind === 'company' && windowId === '' && moments.from === '-infinity' && moments.until === 'infinity';
  if (isBuiltInRole && isUnlimited) throw refuseField('targetName', 'GRANT_ROLE_WHOLE');
}

/** Codes that `giveTo` may be refused with. */
export const giveRefusals = [
  'GRANT_BEYOND_OWN',
  'GRANT_COMPANY_WIDE',
  'GRANT_DATES',
  'GRANT_EXISTS',
  'GRANT_LIMIT',
  'GRANT_ROLE_WHOLE',
  'GRANT_SCOPE',
  'GRANT_UNKNOWN',
] as const;

/** Gives a right that the actor has there; the caller holds the grantee. Answers the grant's id. */
export async function giveTo(
  tx: Tx,
  keyring: Keyring,
  companyCode: string,
  given: Omit<NewRight, 'limit'>,
): Promise<string> {
  const { target, scope, moments, windowId, actorId, grantee } = given;
  await requireGivable(tx, companyCode, { target, scope, moments, windowId, actorId });
  const limit = grantee.granteeType === 'P' ? grantLimits.ofPerson : grantLimits.ofRoles;
  const grantId = await insertGrant(tx, keyring, companyCode, { ...given, limit });
  if (grantId === undefined) throw refuse('GRANT_LIMIT', { 0: limit });
  return grantId;
}

/** Reads the permissions that a target opens, held against the deletion of its role; undefined for none. */
export async function openedBy(
  tx: Tx,
  companyCode: string,
  target: StoredTarget,
): Promise<readonly string[] | undefined> {
  if (target.permission !== null) return [target.permission];
  if (target.companyRoleId !== null) return lockCompanyRole(tx, companyCode, target.companyRoleId);
  const role = target.role ?? '';
  if (role.includes(':')) return resourceRoles.get(role);
  return permissionsOfRole(role);
}

/** Asks if what a right is to be over is there, and holds a department until the commit. */
function scopeExists(tx: Tx, companyCode: string, { scopeKind, scopeId }: Giving['scope']): Promise<boolean> | boolean {
  if (scopeKind === 'department') return lockDepartmentForReference(tx, { companyCode, departmentCode: scopeId });
  if (scopeKind === 'person') return isPerson(tx, { companyCode, personId: scopeId });
  if (scopeKind === 'sub-organisation') return isSubOrganisation(tx, companyCode, scopeId);
  return true;
}
