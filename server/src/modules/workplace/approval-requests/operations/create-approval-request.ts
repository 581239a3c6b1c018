import { newId } from '../../../../kernel/crypto/new-id.ts';
import { approvalRequestLimits } from '@madang/contract/workplace/approval-requests/limits.ts';
import { requestInput } from '@madang/contract/workplace/approval-requests/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { usableFormOf } from '../../approval-forms/index.ts';
import { checkContent, contentCodes, sealRequest } from '../content.ts';
import { actorOf, bindContentFiles, requestTarget } from '../requests.ts';
import { insertRequest } from '../requests.sql.ts';

/** APR-02: begins a request as a draft, by the newest version of a form, which it keeps. */
export const createApprovalRequest = defineOperation({
  name: 'create-approval-request',
  input: requestInput,
  permission: 'session',
  targets: () => [],
  refusals: [...contentCodes, 'APPROVAL_FILE', 'APPROVAL_UNFINISHED', 'CO404'],
  async run(context, { approvalFormId, requestTitle, formContent: given }) {
    const { tx, kernel, companyCode, refuse } = context;
    const requesterId = actorOf(context);
    const {
      rows: [form],
    } = await usableFormOf(companyCode, approvalFormId).execute(tx);
    if (!form) throw refuse('CO404');
    const { formFields, version: formVersion, documentKind } = form;
    const formContent = checkContent(formFields, given, true);
    const requestId = newId();
    const sealed = sealRequest(kernel, requestId, { requestTitle, formContent });
    const request = { requestId, requesterId, approvalFormId, formVersion, documentKind, ...sealed };
    if (!(await insertRequest(tx, companyCode, request)))
      throw refuse('APPROVAL_UNFINISHED', { 0: approvalRequestLimits.unfinished });
    await bindContentFiles(tx, { companyCode, requestId }, { uploaderId: requesterId, formFields, formContent });
    return { answer: { requestId }, audit: { target: requestTarget(requestId) } };
  },
});
