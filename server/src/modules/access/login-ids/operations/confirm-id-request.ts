import { oneIdRequest } from '@madang/contract/access/login-ids/rules.ts';
import { mailDomain } from '@madang/contract/kernel/mail-address.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import { endFormerId } from '../../../ground/former-ids/index.ts';
import { lockProven } from '../../../organisation/mail-domains/index.ts';
import { personTarget } from '../../../people/people/index.ts';
import { lockChangeable } from '../../../people/person-records/index.ts';
import { changeId } from '../change-id.ts';
import { keepWantedUntil, moveRequest } from '../id-requests.sql.ts';
import { tell } from '../letters.ts';
import { ownRequest } from '../own-request.ts';
import { readIdSettings } from '../wanted-ids.ts';

/** REQ-01, STA-06: the person's final confirmation carries an approved request out. */
export const confirmIdRequest = defineOperation({
  name: 'confirm-id-request',
  input: oneIdRequest,
  permission: 'session',
  targets: () => [],
  refusals: [...changeableRefusals, 'MAIL_DOMAIN_UNPROVEN', 'MB601', 'MB605', 'MB607'],
  prepare: ({ kernel }) => readIdSettings(kernel),
  async run({ tx, kernel, companyCode, actorId: personId = '', prepared: settings, refuse }, { requestId }) {
    const person = { companyCode, personId };
    await lockChangeable(tx, person);
    if (!(await ownRequest(tx, person, requestId))) throw refuse('CO404');
    const request = await moveRequest(tx, { companyCode, requestId, from: ['approved'], to: 'completed' });
    if (!request) throw refuse('MB605');
    const { type, wantedId, oldId, decidedBy } = request;
    if (type === 'release') {
      const { formerHeldDays: heldDays } = settings;
      if (!(await endFormerId(tx, person, { loginId: oldId, heldDays }))) throw refuse('MB607');
      await tell(tx, kernel, person, { about: 'released', params: { loginId: oldId }, reach: 'one' });
    } else {
      const domain = mailDomain(wantedId);
      // A domain may have been withdrawn since the approval.
      const isShared = domain === settings.freeMailDomain;
      if (!isShared && !(await lockProven(tx, companyCode, domain))) throw refuse('MAIL_DOMAIN_UNPROVEN');
      const change = { ...settings, loginId: wantedId, requestId, path: 'loginId', letter: 'changed' } as const;
      const { wantedUntil } = await changeId(tx, kernel, person, change);
      if (wantedUntil !== undefined) await keepWantedUntil(tx, companyCode, requestId, wantedUntil);
    }
    if (decidedBy !== null) {
      const params = { loginId: wantedId || oldId };
      const decider = { companyCode, personId: decidedBy };
      await tell(tx, kernel, decider, { about: 'deciderCompleted', params, reach: 'inbox' });
    }
    return { answer: null, audit: { target: personTarget(personId), fields: ['loginId'], detail: { type } } };
  },
});
