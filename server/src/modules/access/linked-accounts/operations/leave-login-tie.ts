import { tieKey } from '@madang/contract/access/linked-accounts/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { endOwnTie } from '../ties.sql.ts';
import { companyTarget } from '../letters.ts';
import { notifyLater } from '../notify-later.ts';

/** MEM-04: the person whose login it is declines an offer, or gives up what was accepted; in either company. */
export const leaveLoginTie = defineOperation({
  name: 'leave-login-tie',
  input: tieKey,
  permission: 'session',
  targets: () => [],
  refusals: ['TIE_OVER'],
  async run({ tx, companyCode: own, actorId: personId = '', refuse }, { tieId }) {
    const tie = await endOwnTie(tx, { companyCode: own, personId }, tieId);
    if (!tie) throw refuse('TIE_OVER');
    const { companyCode, loginCompanyCode, state } = tie;
    if (state !== 'tied') await notifyLater(tx, { companyCode, about: 'declined', otherCode: own });
    const other = own === companyCode ? loginCompanyCode : companyCode;
    return { answer: null, audit: { target: companyTarget(other), detail: { state } } };
  },
});
