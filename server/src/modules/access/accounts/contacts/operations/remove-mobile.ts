import { defineOperation } from '../../../../../kernel/operations/definition.ts';
import { refuseSynchronising } from '../../../../people/person-records/index.ts';
import { deleteMobile } from '../../../../people/contacts/index.ts';
import { sendAccountNotice } from '../../../../people/notifications/index.ts';
import { noticeTime } from '../contacts.ts';

import * as z from 'zod/mini';

/** The number is gone from the row and from what it is found by, and serves no more to come back into the account. */
export const removeMobile = defineOperation({
  name: 'remove-mobile',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: ['CO404', 'MB657', 'MB708'],
  async run({ tx, kernel, companyCode, actorId: personId = '', refuse }) {
    const person = { companyCode, personId };
    await refuseSynchronising(tx, person);
    // Before it is gone, for the number may be the only place to tell it to.
    await sendAccountNotice(tx, kernel, person, { changed: 'mobile', changedAt: await noticeTime(tx) });
    if (!(await deleteMobile(tx, person))) throw refuse('CO404');
    return { answer: null, audit: { target: { kind: 'person', id: personId }, fields: ['mobile'] } };
  },
});
