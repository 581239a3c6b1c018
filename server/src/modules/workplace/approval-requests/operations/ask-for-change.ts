import { maxLength } from '@madang/contract/kernel/rules.ts';
import { heldKinds } from '@madang/contract/workplace/approval-requests/held-kinds.ts';
import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { type HeldChange, keepForApproval, namesIn } from '../held/ask.ts';
import { lockHoldingPolicy } from '../held/held.sql.ts';
import { actorOf, requestTarget } from '../requests.ts';

/** APR-02: stores a change that the company has approved first. The executor asks for it in the place of the change; no call leads here. */
export const askForChange = defineOperation({
  name: 'ask-for-change',
  input: z.strictObject({
    operation: z.string().check(maxLength(100)),
    input: z.unknown(),
    heldKind: z.enum(heldKinds),
    audited: z.optional(z.unknown()),
    judged: z.optional(z.unknown()),
  }),
  permission: 'session',
  // It is neither planned nor approved itself.
  isSecret: true,
  targets: () => [],
  refusals: ['APPROVAL_UNFINISHED', 'CHANGE_HELD', 'CHANGE_HELD_GAP'],
  async run(context, change) {
    const { tx, kernel, companyCode, request, refuse } = context;
    const policy = await lockHoldingPolicy(tx, companyCode, change.heldKind);
    // The kind was let go in the meantime; nothing was done, so there is nothing to record.
    if (!policy) return { answer: null, audit: 'none' };
    const requesterId = actorOf(context);
    const asking = { tx, kernel, companyCode, requesterId };
    const { requestId, approverIds } = await keepForApproval(asking, change as HeldChange, policy);
    const names = await namesIn(tx, companyCode, approverIds, request.language);
    const { heldKind, operation } = change;
    return {
      refusal: refuse('CHANGE_HELD', { 0: names }),
      audit: { target: requestTarget(requestId), detail: { heldKind, operation } },
    };
  },
});
