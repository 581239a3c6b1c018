import { refusedFields } from '@madang/contract/otp/wire.ts';
import { changeContact as route } from '@madang/contract/profiles/wire.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { consumeProof } from '../../../kernel/flow/flow.ts';
import { currentFlow } from '../../../kernel/http/flow-cookie.ts';
import { operation, type Call } from '../../../kernel/http/operation.ts';
import { refuseSynchronising, replaceContact, sendAccountNotice } from '../../accounts/index.ts';
import { checkFlowCode, targetIndex } from '../../otp/index.ts';
import { noticeTime, readContact, refuseDeclined, type Contact } from '../contacts.ts';

type ContactCall = Call<typeof route>;

/**
 * The contact that the code of this browser's flow was sent to becomes the person's. The flow knows for whom and for
 * which contact the code was; a proof of another's, or of another contact, is none.
 */
export const changeContactCall = operation(route, async (call) => {
  const { kernel, session, body, setCookie } = call;
  const contact = readContact(body);
  const flow = await currentFlow(kernel, call);
  if (!flow) throw noCode();
  // Before the code, which serves once: it is right afterwards still.
  await inCompany(kernel.db, session.companyCode, (tx) => refuseSynchronising(tx, session));
  const targets = [targetIndex(kernel.keyring, contact.option, contact.target)];
  await checkFlowCode(kernel, { flow, purposes: ['contact'], code: body.oneTimeCode, targets });
  await writeContact(call, contact, flow.flowId);
  setCookie('flow', null);
  return { result: 'success' as const };
});

function noCode() {
  return refuseField(refusedFields.oneTimeCode, 'OTP0005');
}

/** Of many at once one takes the proof; the others find none. The notice goes to the addresses before the change. */
function writeContact({ kernel, session, request }: ContactCall, contact: Contact, flowId: string): Promise<void> {
  const { option, target } = contact;
  return inCompany(kernel.db, session.companyCode, async (tx) => {
    const proof = await consumeProof(tx, flowId, 'contact');
    const isTheirs = proof?.subject?.personId === session.personId && proof.subject.companyCode === session.companyCode;
    const isSame = proof?.option === option && proof.targetIndex.equals(targetIndex(kernel.keyring, option, target));
    if (!isTheirs || !isSame) throw noCode();
    await refuseSynchronising(tx, session);
    await refuseDeclined(tx, session, contact);
    await sendAccountNotice(tx, kernel, session, { changed: option, changedAt: await noticeTime(tx) });
    await replaceContact(tx, kernel.keyring, session, contact);
    await writeAudit(tx, {
      ...actorOf({ session, request }),
      operation: 'change-contact',
      target: { kind: 'person', id: session.personId },
      fields: [option],
    });
  });
}
