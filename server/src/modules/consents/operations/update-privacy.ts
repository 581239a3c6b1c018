import { refusedFields, updatePrivacy as route } from '@madang/contract/consents/wire.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { markSettled } from '../../../kernel/session/pending-log-in.ts';
import { changeResidence, lockPerson } from '../../accounts/index.ts';
import { insertOptionalAnswer, isOptionalAsked } from '../../terms/index.ts';
import { deleteOptional } from '../delete-optional.ts';
import { pendingActorOf } from '../pending-actor.ts';

/**
 * RCN-02: what becomes of the optional data, once, after the terms were answered. A refusal is recorded, deletes all
 * of it in the same transaction and answers the receipt; the country of the answers becomes the person's.
 */
export const updatePrivacyCall = operation(route, async ({ kernel, pending, body, request }) => {
  // Absent or empty is the log-in's own company, as other calls read it.
  const companyCode = body.companyCode || pending.companyCode;
  if (body.personId !== pending.personId || companyCode !== pending.companyCode) throw refuse('CO403');
  return inCompany(kernel.db, pending.companyCode, async (tx) => {
    // The person before the log-in, as everything takes them.
    await lockPerson(tx, pending);
    if (!(await markSettled(tx, pending))) throw refuse('CO403');
    if (body.countryCode !== pending.countryCode) throw refuse('CO403');
    await changeResidence(tx, pending, body.countryCode);
    const isAsked = await isOptionalAsked(tx, pending, 'PIAR');
    // Nobody loses data by a question that was never put.
    if (!isAsked && !body.isKept) throw refuseField(refusedFields.isKept, 'MB822');
    const answered = { ...pending, address: request.address };
    if (isAsked) await insertOptionalAnswer(tx, answered, { termsCode: 'PIAR', isAgreed: body.isKept });
    const receipt = body.isKept ? null : await deleteOptional(tx, kernel, pending);
    await writeAudit(tx, {
      ...pendingActorOf(pending, request),
      operation: 'update-privacy',
      fields: receipt?.deleted ?? [],
    });
    return { result: 'success' as const, receipt };
  });
});
