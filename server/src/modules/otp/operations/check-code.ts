import { checkCode as checkCodeRoute } from '@madang/contract/otp/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { checkCode as checkFlowCode } from '../check-code.ts';
import { possibleIndexes } from '../targets.ts';

/** Checks the code of the caller's own flow; a body that names another person is refused before anything counts. */
export const checkCode = operation(checkCodeRoute, async ({ kernel, flow, body }) => {
  if (body.personId !== flow.reservedPersonId) throw refuse('CO403');
  const purposes = ['sign-up', 'recovery', 'invitation', 'registration'] as const;
  const targets = body.target === undefined ? undefined : possibleIndexes(kernel.keyring, body.target);
  await checkFlowCode(kernel, { flow, purposes, code: body.oneTimeCode, targets });
  return { result: 'success' as const };
});
