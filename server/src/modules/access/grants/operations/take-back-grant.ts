import { oneGrant } from '@madang/contract/access/grants/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { unseal } from '../../../../kernel/operations/stored/sealed.ts';
import { deleteGrant, lockGrant, reasonAad } from '../grants.sql.ts';
import { grantTarget, targetOf } from '../targets.ts';

/** Takes a right back that a person gave; it holds no longer at the next call. What a membership made is none. */
export const takeBackGrant = defineOperation({
  name: 'take-back-grant',
  input: oneGrant,
  permission: 'grants.change',
  targets: ({ grantId }) => [grantTarget(grantId)],
  refusals: ['CO404'],
  async run({ tx, kernel, companyCode, actorId, refuse }, { grantId }) {
    const held = await lockGrant(tx, companyCode, grantId);
    if (!held) throw refuse('CO404');
    await deleteGrant(tx, companyCode, grantId, held.grantee);
    const { grantee, granteeId, scopeKind, scopeId, validFrom, validUntil, windowId } = held;
    const { type, name } = targetOf(held);
    const input = {
      granteeType: grantee,
      granteeId,
      targetType: type,
      targetName: name,
      scopeKind,
      scopeId,
      validFrom,
      validUntil,
      windowId,
      reason: unseal(kernel.keyring, reasonAad(grantId), held.reason),
    };
    const target = grantee === 'P' ? { kind: 'person', id: granteeId } : grantTarget(grantId);
    return {
      answer: null,
      audit: { target, detail: { grantee, type, name, scope: scopeKind } },
      // A person gives themselves no right, not by an undo either.
      undo: granteeId === actorId ? undefined : { name: 'give-grant', input },
    };
  },
});
