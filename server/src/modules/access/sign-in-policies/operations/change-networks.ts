import { networksChange } from '@madang/contract/access/sign-in-policies/routes.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { NetworkList } from '../allowed-networks.ts';
import { rulesOf } from '../sign-in-policies.ts';
import { selectNetworks, updateNetworks } from '../networks.sql.ts';

/**
 * NET-01: changes the allowed networks. The administrator must be within the list; an operator's command clears one
 * that excludes everyone.
 */
export const changeNetworks = defineOperation({
  name: 'change-networks',
  input: networksChange,
  permission: 'accessRules.change',
  targets: () => [],
  refusals: ['CO404', 'EDIT_CONFLICT', 'NETWORK_OWN_MISSING'],
  constraints: { access_rules_company_code_fkey: [null, 'CO404'] },
  async run({ tx, companyCode, request: { address }, refuse }, { networks, expected }) {
    // Where no browser calls, such as for a command, there is no one to shut out.
    const isInside = address === '' || new NetworkList(networks).admits(address);
    if (!isInside) throw refuse.field('networks', 'NETWORK_OWN_MISSING');
    const before = await selectNetworks(tx, companyCode);
    const changed = await updateNetworks(tx, companyCode, { networks, expected });
    if (!changed) throw refuse('EDIT_CONFLICT');
    return {
      answer: { count: networks.length },
      audit: {
        target: rulesOf(companyCode),
        ...changesOf({ networks: networks.join(', ') }, { networks: before.networks.join(', ') }),
      },
      undo: { name: 'change-networks', input: { networks: before.networks, expected: changed.key } },
    };
  },
});
