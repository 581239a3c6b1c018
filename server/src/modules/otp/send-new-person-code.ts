import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { sendCode } from '@madang/contract/otp/wire.ts';
import type { Call } from '../../kernel/http/operation.ts';
import { issueCode } from './issue-code.ts';
import { takeOpencode } from './take-opencode.ts';
import { readTarget } from './targets.ts';

type SendCall = Pick<Call<typeof sendCode>, 'kernel' | 'flow' | 'body' | 'request'>;

/** Sends the new person of a sign-up a code, or takes their certification key; the person is the flow's alone. */
export async function sendNewPersonCode({ kernel, flow, body, request }: SendCall): Promise<AnswerOf<typeof sendCode>> {
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
}
