import { refusedFields, updatePrivacy as route } from '@madang/contract/access/consents/wire.ts';
import { defineSignInStep } from '../../../../kernel/operations/definition.ts';
import { plainInput } from '../../../../kernel/operations/plain-input.ts';
import { markSettled } from '../../../../kernel/session/pending-sign-in.ts';
import { changeResidence } from '../../../people/own-records/index.ts';
import { lockPerson } from '../../../people/person-records/index.ts';
import { insertOptionalAnswer, isOptionalAsked } from '../../../ground/agreements/index.ts';
import { deleteOptional } from '../delete-optional.ts';

/**
 * RCN-02: decides on the optional data after the terms. A decline deletes it in the same transaction; the country
 * becomes the person's.
 */
export const updatePrivacy = defineSignInStep({
  name: 'update-privacy',
  waitsFor: 'consent',
  input: plainInput(route.body),
  refusals: ['CO403', 'MB822'],
  async run({ tx, kernel, pending, request: { address }, refuse }, { countryCode, isKept, ...typed }) {
    // Absent or empty is the log-in's own company, as other calls read it.
    const companyCode = typed.companyCode || pending.companyCode;
    if (typed.personId !== pending.personId || companyCode !== pending.companyCode) throw refuse('CO403');
    // The person before the sign-in, as everything takes them.
    await lockPerson(tx, pending);
    if (!(await markSettled(tx, pending))) throw refuse('CO403');
    if (countryCode !== pending.countryCode) throw refuse('CO403');
    await changeResidence(tx, pending, countryCode);
    const isAsked = await isOptionalAsked(tx, pending, 'PIAR');
    // No one loses data by a question that was never put.
    if (!isAsked && !isKept) throw refuse.field(refusedFields.isKept, 'MB822');
    if (isAsked) await insertOptionalAnswer(tx, { ...pending, address }, { termsCode: 'PIAR', isAgreed: isKept });
    const receipt = isKept ? null : await deleteOptional(tx, kernel, pending);
    const target = { kind: 'person', id: pending.personId };
    return { answer: { receipt }, audit: { target, fields: receipt?.deleted ?? [] } };
  },
});
