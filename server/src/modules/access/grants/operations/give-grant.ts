import { holderRoles, newGrant, type NewGrant } from '@madang/contract/access/grants/rules.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { requireBearer } from '../../../people/role-assignments/index.ts';
import { isPerson } from '../../../people/person-records/index.ts';
import { giveRefusals, giveTo } from '../giving.ts';
import { lockCompanyRole, momentsOf } from '../grants.sql.ts';
import { judgedGrant } from '../judged.ts';
import { grantTarget, isRoleId, scopeTarget, storedTarget } from '../targets.ts';

/** MEM-02, MEM-03: gives a person, or those who hold a role, a right: where, between which days and in which hours. */
export const giveGrant = defineOperation({
  name: 'give-grant',
  input: newGrant,
  permission: 'grants.change',
  // The company's code is known in `run`: no narrower right reaches a company by any id.
  targets: (given) => (given.granteeType === 'R' ? [] : [scopeTarget('*', given)]),
  refusals: [
    'CO404',
    'EM0006',
    'EM0009',
    ...giveRefusals,
    'GRANT_TO_ROLE',
    'GRANT_WINDOW',
    'MB708',
    'ROLE_NOT_IN_SERVICE',
    'ROLE_OWN',
  ],
  constraints: {
    grants_given_key: [null, 'GRANT_EXISTS'],
    role_grants_given_key: [null, 'GRANT_EXISTS'],
    grants_window_id_fkey: ['windowId', 'GRANT_WINDOW'],
    role_grants_window_id_fkey: ['windowId', 'GRANT_WINDOW'],
  },
  async run({ tx, kernel, companyCode, actorId, refuse }, given) {
    const target = storedTarget(given.targetType, given.targetName);
    if (!target) throw refuse.field('targetName', 'GRANT_UNKNOWN');
    if (given.granteeType === 'R' && given.targetType === 'L') throw refuse.field('targetType', 'GRANT_TO_ROLE');
    if (given.granteeId === actorId) throw refuse.field('granteeId', 'ROLE_OWN');
    await lockGrantee(tx, companyCode, given);
    const moments = await momentsOf(tx, companyCode, given);
    const { reason, windowId } = given;
    const grant = { grantee: given, target, scope: given, moments, windowId, reason, actorId };
    const grantId = await giveTo(tx, kernel.keyring, companyCode, grant);
    const detail = {
      grantee: given.granteeType,
      type: given.targetType,
      name: given.targetName,
      scope: given.scopeKind,
    };
    const audited = given.granteeType === 'P' ? { kind: 'person', id: given.granteeId } : grantTarget(grantId);
    return {
      answer: { grantId },
      audit: { target: audited, detail },
      undo: { name: 'take-back-grant', input: { grantId } },
      judged: () =>
        judgedGrant(tx, companyCode, { grantee: given.granteeType, granteeId: given.granteeId, target, limits: given }),
    };
  },
});

/** Holds the grantee: a person in service, or the company for a role. */
async function lockGrantee(tx: Tx, companyCode: string, { granteeType, granteeId }: NewGrant): Promise<void> {
  if (granteeType === 'P') {
    const person = { companyCode, personId: granteeId };
    if (!isRoleId(granteeId) || !(await isPerson(tx, person))) throw refuse('CO404');
    return requireBearer(tx, person, 'granteeId');
  }
  await lockCompany(tx, companyCode);
  const isRole = isRoleId(granteeId)
    ? (await lockCompanyRole(tx, companyCode, granteeId)) !== undefined
    : holderRoles.some((role) => role === granteeId);
  if (!isRole) throw refuseField('granteeId', 'GRANT_UNKNOWN');
}
