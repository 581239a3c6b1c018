import { approvingRequests } from '@madang/contract/workplace/approval-requests/inputs.ts';
import type { Audited } from '../../../../kernel/operations/outcome.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { decide } from '../decide.ts';
import { actorOf, requestTarget } from '../requests.ts';
import { lockRequest } from '../requests.sql.ts';

/** APR-02: approves many requests, in the order of their IDs, so that two callers do not lock them crosswise. */
export const approveApprovalRequests = defineOperation({
  name: 'approve-approval-requests',
  input: approvingRequests,
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run(context, { requests }) {
    const { tx, kernel, companyCode } = context;
    const actorId = actorOf(context);
    const approvedIds: string[] = [];
    for (const { requestId, version } of requests.toSorted((a, b) => (a.requestId < b.requestId ? -1 : 1))) {
      const key = { companyCode, requestId };
      const request = await lockRequest(tx, key);
      if (request?.version !== version) continue;
      const deciding = { actorId, decision: 'approve', comment: '' } as const;
      if (await decide(tx, kernel, key, request, deciding)) approvedIds.push(requestId);
    }
    const leftIds = requests.map(({ requestId }) => requestId).filter((id) => !approvedIds.includes(id));
    const [first, ...others] = approvedIds.map((id): Audited => ({ target: requestTarget(id) }));
    // Where none could be approved, nothing was changed.
    return { answer: { approvedIds, leftIds }, audit: first ? [first, ...others] : 'none' };
  },
});
