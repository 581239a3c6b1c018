import { tieKey } from '@madang/contract/access/linked-accounts/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { endTie } from '../ties.sql.ts';
import { companyTarget } from '../letters.ts';
import { notifyLater, notifyLogin } from '../notify-later.ts';

/**
 * MEM-04: withdraws an offer or ends a tie, by either company. The login's sessions there end at once; that company's
 * job removes the person.
 */
export const endLoginTie = defineOperation({
  name: 'end-login-tie',
  input: tieKey,
  permission: 'administrators.change',
  targets: () => [],
  refusals: ['TIE_OVER'],
  async run({ tx, companyCode: own, refuse }, { tieId }) {
    const tie = await endTie(tx, own, tieId);
    if (!tie) throw refuse('TIE_OVER');
    const { companyCode, loginCompanyCode, state } = tie;
    if (state !== 'tied') {
      if (own === companyCode) await notifyLogin(tx, tie, 'withdrawn');
      else await notifyLater(tx, { companyCode, about: 'declined', otherCode: own });
    }
    const other = own === companyCode ? loginCompanyCode : companyCode;
    return { answer: null, audit: { target: companyTarget(other), detail: { state } } };
  },
});
