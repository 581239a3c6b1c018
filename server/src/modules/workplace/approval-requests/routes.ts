import * as routes from '@madang/contract/workplace/approval-requests/routes.ts';
import { approvalRequestLimits, fileMegabytes } from '@madang/contract/workplace/approval-requests/limits.ts';
import { Refusal, refuse } from '@madang/contract/refuse.ts';
import type { BoundRoute } from '../../../kernel/http/bound-route.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { keepFile, type KeptFile } from './files.ts';
import { approveApprovalRequests } from './operations/approve-approval-requests.ts';
import { changeApprovalRequest } from './operations/change-approval-request.ts';
import { commentApprovalRequest } from './operations/comment-approval-request.ts';
import { createApprovalRequest } from './operations/create-approval-request.ts';
import { decideApprovalRequest } from './operations/decide-approval-request.ts';
import { delegateApproval } from './operations/delegate-approval.ts';
import { deleteApprovalRequest } from './operations/delete-approval-request.ts';
import { listHeldOperations } from './operations/list-held-operations.ts';
import { setHeldOperation } from './operations/set-held-operation.ts';
import { listApprovalRequests } from './operations/list-approval-requests.ts';
import { readApprovalFile } from './operations/read-approval-file.ts';
import { readApprovalRequest } from './operations/read-approval-request.ts';
import { readOwnStandIn } from './operations/read-own-stand-in.ts';
import { removeOwnStandIn } from './operations/remove-own-stand-in.ts';
import { setOwnStandIn } from './operations/set-own-stand-in.ts';
import { submitApprovalRequest } from './operations/submit-approval-request.ts';
import { tryOwnRoute } from './operations/try-own-route.ts';
import { uploadApprovalFile } from './operations/upload-approval-file.ts';
import { withdrawApprovalRequest } from './operations/withdraw-approval-request.ts';

const success = () => ({ result: 'success' as const });

/** Input of the operation, from the file that was kept: a body that no caller sends. */
interface Kept extends KeptFile {
  readonly fileName: string;
}

const uploading = callOf(routes.uploadApprovalFile, uploadApprovalFile, {
  input: ({ body }) => body as unknown as Kept,
  refusals: ['APPROVAL_FILE_SIZE', 'APPROVAL_FILE_KIND', 'MB927'],
});

/** Keeps the file before the operation; where the operation is refused, the file goes. */
const uploadRoute: BoundRoute = {
  ...uploading,
  run: async (call) => {
    const { kernel, session } = call;
    if (!session) throw refuse('CO401');
    const { companyCode } = session;
    const { content, name } = await call.readFile(approvalRequestLimits.fileBytes);
    const file = await keepFile(kernel, companyCode, content).catch((error: unknown) => {
      // The reader of files says it in its own words.
      const isTooLarge = error instanceof Refusal && error.code === 'MB928';
      throw isTooLarge ? refuse('APPROVAL_FILE_SIZE', { 0: fileMegabytes }) : error;
    });
    const fileName = [...name].slice(0, approvalRequestLimits.fileNameCharacters).join('');
    const kept: Kept = { ...file, fileName };
    try {
      return await uploading.run({ ...call, body: kept as never });
    } catch (error) {
      await kernel.files.remove(companyCode, file.fileId);
      throw error;
    }
  },
};

export const approvalRequestRoutes = [
  callOf(routes.listApprovalRequests, listApprovalRequests),
  callOf(routes.readApprovalRequest, readApprovalRequest),
  callOf(routes.createApprovalRequest, createApprovalRequest),
  callOf(routes.changeApprovalRequest, changeApprovalRequest),
  callOf(routes.deleteApprovalRequest, deleteApprovalRequest, { answer: success }),
  callOf(routes.submitApprovalRequest, submitApprovalRequest),
  callOf(routes.withdrawApprovalRequest, withdrawApprovalRequest, { answer: success }),
  callOf(routes.decideApprovalRequest, decideApprovalRequest),
  callOf(routes.approveApprovalRequests, approveApprovalRequests),
  callOf(routes.commentApprovalRequest, commentApprovalRequest, { answer: success }),
  callOf(routes.delegateApproval, delegateApproval, { answer: success }),
  callOf(routes.tryOwnRoute, tryOwnRoute),
  callOf(routes.readApprovalFile, readApprovalFile),
  uploadRoute,
  callOf(routes.readOwnStandIn, readOwnStandIn),
  callOf(routes.setOwnStandIn, setOwnStandIn, { answer: success }),
  callOf(routes.listHeldOperations, listHeldOperations),
  callOf(routes.setHeldOperation, setHeldOperation, { answer: success }),
  callOf(routes.removeOwnStandIn, removeOwnStandIn, { answer: success }),
];
