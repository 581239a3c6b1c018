import { anyText } from '@madang/contract/kernel/rules.ts';
import { codeRefusals, contactRefusals } from '@madang/contract/secrets/otp/contact-refusals.ts';
import { refusedFields } from '@madang/contract/secrets/otp/wire.ts';
import { changeContact as route } from '@madang/contract/access/accounts/contacts/wire.ts';
import { consumeProof, findFlow } from '../../../../../kernel/flow/flow.ts';
import { defineOperation } from '../../../../../kernel/operations/definition.ts';
import { plainInput } from '../../../../../kernel/operations/plain-input.ts';
import { replaceContact } from '../../../../people/contacts/index.ts';
import { refuseSynchronising } from '../../../../people/person-records/index.ts';
import { sendAccountNotice } from '../../../../people/notifications/index.ts';
import { checkFlowCode, isTargetIndex, targetIndexes } from '../../../../secrets/otp/index.ts';
import { noticeTime, readContact, refuseUncovered } from '../contacts.ts';

import * as z from 'zod/mini';

/**
 * Makes the contact of the flow's code the person's own. Only this person's proof of this contact counts, once. Former
 * addresses are notified.
 */
export const changeContact = defineOperation({
  name: 'change-contact',
  input: plainInput(route.body, { flowSecret: z.optional(anyText()) }),
  permission: 'session',
  targets: () => [],
  refusals: [...contactRefusals, ...codeRefusals, 'MB657', 'MB708', 'OPTIONAL_DECLINED'],
  isSecret: true,
  async prepare(
    { kernel, companyCode, actorId: personId = '', readIn, refuse },
    { flowSecret, oneTimeCode, ...typed },
  ) {
    const { option, target } = readContact(typed);
    const flow = flowSecret === undefined ? undefined : await findFlow(kernel.db, flowSecret);
    if (!flow) throw refuse.field(refusedFields.oneTimeCode, 'OTP0005');
    // Before the code, which serves once: it is right afterwards still.
    await readIn(companyCode, (tx) => refuseSynchronising(tx, { companyCode, personId }));
    const targets = targetIndexes(kernel.keyring, option, target);
    await checkFlowCode(kernel, { flow, purposes: ['contact'], code: oneTimeCode, targets });
    return { contact: { option, target }, flow };
  },
  async run({ tx, kernel, companyCode, actorId: personId = '', prepared: { contact, flow }, refuse }) {
    const person = { companyCode, personId };
    const proof = await consumeProof(tx, flow, 'contact');
    const isTheirs = proof?.subject?.personId === personId && proof.subject.companyCode === companyCode;
    const isSame = proof?.option === contact.option && isTargetIndex(kernel.keyring, proof.targetIndex, contact);
    if (!isTheirs || !isSame) throw refuse.field(refusedFields.oneTimeCode, 'OTP0005');
    await refuseSynchronising(tx, person);
    await refuseUncovered(tx, person, contact);
    await sendAccountNotice(tx, kernel, person, { changed: contact.option, changedAt: await noticeTime(tx) });
    await replaceContact(tx, kernel.keyring, person, contact);
    return { answer: null, audit: { target: { kind: 'person', id: personId }, fields: [contact.option] } };
  },
});
