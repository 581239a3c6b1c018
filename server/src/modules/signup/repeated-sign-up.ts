import { fullNameOf } from '@madang/contract/kernel/person-name.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { signupWire } from '@madang/contract/signup/wire.ts';
import { findFinishedFlow } from '../../kernel/flow/flow.ts';
import type { Call } from '../../kernel/http/operation.ts';
import { findCompanyOf } from '../accounts/index.ts';

/**
 * A browser that never saw the answer sends the same sign-up again. Its flow is done, so what that flow made is
 * answered once more instead of a refusal; the flow's secret is the proof that it is the same browser.
 */
export async function findRepeatedSignUp({
  kernel,
  body,
  readCookie,
}: Call<typeof signupWire.request>): Promise<AnswerOf<typeof signupWire.request> | undefined> {
  const secret = readCookie('flow');
  const finished = secret === undefined ? undefined : await findFinishedFlow(kernel.db, secret);
  if (!finished) return undefined;
  const loginId = body.loginId.toLowerCase();
  const companyCode = await findCompanyOf(kernel.db, { loginId, personId: finished.reservedPersonId });
  if (companyCode === undefined) return undefined;
  return {
    personId: finished.reservedPersonId,
    loginId,
    fullName: fullNameOf(body),
    companies: [{ companyCode, companyName: body.companyName }],
  };
}
