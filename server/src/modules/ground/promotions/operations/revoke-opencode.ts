import { anyActivationKey } from '@madang/contract/ground/promotions/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { markActivationKeyRevoked } from '../activation-keys.sql.ts';

/** Revokes an opencode of the actor's company; refuses for one that is used. */
export const revokeOpencode = defineOperation({
  name: 'revoke-opencode',
  input: anyActivationKey,
  permission: 'promotions.revoke',
  targets: () => [],
  refusals: ['CO404', 'OPENCODE_USED'],
  async run({ tx, companyCode, refuse }, { opencodeId: id }) {
    const state = await markActivationKeyRevoked(tx, companyCode, id);
    if (state === undefined) throw refuse('CO404');
    if (state === 'used') throw refuse('OPENCODE_USED');
    return { answer: null, audit: { target: { kind: 'opencode', id } } };
  },
});
