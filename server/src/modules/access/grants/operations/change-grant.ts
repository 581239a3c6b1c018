import { grantChanging } from '@madang/contract/access/grants/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { unseal } from '../../../../kernel/operations/stored/sealed.ts';
import { requireGivable } from '../giving.ts';
import { isAsSeen, lockGrant, momentsOf, reasonAad, updateGrant } from '../grants.sql.ts';
import { judgedGrant } from '../judged.ts';
import { grantTarget, scopeTarget } from '../targets.ts';

/** MEM-03: changes where, between which days and in which hours a right holds, unless it is another by now than the caller saw. */
export const changeGrant = defineOperation({
  name: 'change-grant',
  input: grantChanging,
  permission: 'grants.change',
  targets: ({ grantId, scopeKind, scopeId }) => [grantTarget(grantId), scopeTarget('*', { scopeKind, scopeId })],
  refusals: [
    'CO404',
    'EDIT_CONFLICT',
    'GRANT_BEYOND_OWN',
    'GRANT_COMPANY_WIDE',
    'GRANT_DATES',
    'GRANT_EXISTS',
    'GRANT_ROLE_WHOLE',
    'GRANT_SCOPE',
    'GRANT_UNKNOWN',
    'GRANT_WINDOW',
    'ROLE_OWN',
  ],
  constraints: {
    grants_given_key: [null, 'GRANT_EXISTS'],
    role_grants_given_key: [null, 'GRANT_EXISTS'],
    grants_window_id_fkey: ['windowId', 'GRANT_WINDOW'],
    role_grants_window_id_fkey: ['windowId', 'GRANT_WINDOW'],
  },
  async run({ tx, kernel, companyCode, actorId, refuse }, { grantId, expected, ...change }) {
    const held = await lockGrant(tx, companyCode, grantId);
    if (!held) throw refuse('CO404');
    if (held.granteeId === actorId) throw refuse('ROLE_OWN');
    if (expected && !isAsSeen(held, expected) && !isAsSeen(held, change)) throw refuse('EDIT_CONFLICT');
    const moments = await momentsOf(tx, companyCode, change);
    await requireGivable(tx, companyCode, { target: held, scope: change, moments, windowId: change.windowId, actorId });
    await updateGrant(tx, kernel.keyring, companyCode, { grantId, grantee: held.grantee, change, moments });
    const { scopeKind, scopeId, validFrom, validUntil, windowId } = held;
    const before = { scopeKind, scopeId, validFrom, validUntil, windowId };
    const reason = unseal(kernel.keyring, reasonAad(grantId), held.reason);
    const { reason: _reason, ...after } = change;
    const fields = (['scopeKind', 'scopeId', 'validFrom', 'validUntil', 'windowId'] as const).filter(
      (name) => before[name] !== after[name],
    );
    const target = held.grantee === 'P' ? { kind: 'person', id: held.granteeId } : grantTarget(grantId);
    return {
      answer: null,
      audit: { target, fields: [...fields, 'reason'] },
      undo: { name: 'change-grant', input: { grantId, ...before, reason, expected: after } },
      judged: () =>
        judgedGrant(tx, companyCode, {
          grantee: held.grantee,
          granteeId: held.granteeId,
          target: held,
          limits: change,
        }),
    };
  },
});
