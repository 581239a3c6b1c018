import { changingRequest } from '@madang/contract/workplace/approval-requests/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { checkContent, contentCodes, sealRequest } from '../content.ts';
import { actorOf, bindContentFiles, requestTarget, requireOwn } from '../requests.ts';
import { updateContent } from '../requests.sql.ts';

/** APR-02: changes a draft, or what was sent back. */
export const changeApprovalRequest = defineOperation({
  name: 'change-approval-request',
  input: changingRequest,
  permission: 'session',
  targets: ({ requestId }) => [requestTarget(requestId)],
  refusals: [...contentCodes, 'APPROVAL_FILE', 'APPROVAL_STATE', 'CO404', 'EDIT_CONFLICT'],
  async run(context, { requestId, requestTitle, formContent: given, expected }) {
    const { tx, kernel, companyCode } = context;
    const personId = actorOf(context);
    const key = { companyCode, requestId };
    const { formFields } = await requireOwn(tx, key, { personId, states: ['draft', 'returned'], expected });
    const formContent = checkContent(formFields, given, true);
    const sealed = sealRequest(kernel, requestId, { requestTitle, formContent });
    const version = await updateContent(tx, companyCode, { requestId, ...sealed });
    await bindContentFiles(tx, key, { uploaderId: personId, formFields, formContent });
    return { answer: { version }, audit: { target: requestTarget(requestId) } };
  },
});
