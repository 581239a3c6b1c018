import * as routes from '@madang/contract/two-factor/routes.ts';
import { callOf } from '../../kernel/operations/call-of.ts';
import type { RequestInfo } from '../../kernel/http/request-info.ts';
import type { Session } from '../../kernel/session/session.ts';
import { listFactors } from './operations/list-factors.ts';
import { removeAuthenticatorApp } from './operations/remove-authenticator-app.ts';
import { renewRecoveryCodes } from './operations/renew-recovery-codes.ts';

interface ConfirmedCall {
  readonly session: Session;
  readonly request: RequestInfo;
  readonly body: { readonly password: string };
  readonly readCookie: (name: 'device') => string | undefined;
}

/** The password that confirms a change, with what its tries are counted for. */
const proofOf = ({ session, request: { address }, body: { password }, readCookie }: ConfirmedCall) => ({
  password,
  loginId: session.profile.loginId,
  device: readCookie('device'),
  address,
});

export const factorRoutes = [
  callOf(routes.listFactors, listFactors, { input: ({ request }) => ({ device: request.device ?? '' }) }),
  callOf(routes.removeApp, removeAuthenticatorApp, {
    input: proofOf,
    answer: () => ({ result: 'success' as const }),
  }),
  callOf(routes.renewRecoveryCodes, renewRecoveryCodes, { input: proofOf }),
];
