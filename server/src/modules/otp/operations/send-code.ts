import { sendCode as sendCodeRoute } from '@madang/contract/otp/wire.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { issueCode } from '../issue-code.ts';
import { takeOpencode } from '../take-opencode.ts';
import { readTarget } from '../targets.ts';

/** Sends the new person of a sign-up a code, or takes their certification key; the person is the flow's alone. */
export const sendCode = operation(sendCodeRoute, async ({ kernel, flow, body, request }) => {
  const { option } = body;
  const target = readTarget(option, body.target);
  const personId = flow.reservedPersonId;
  const { address } = request;
  if (option === 'opencode') {
    await takeOpencode(kernel, { flow, opencode: target, address });
    return { personId, validSeconds: 0 };
  }
  const language = body.language ?? request.language;
  const validSeconds = await issueCode(kernel, { flow, purpose: 'sign-up', option, target, language, address });
  return { personId, validSeconds };
});
