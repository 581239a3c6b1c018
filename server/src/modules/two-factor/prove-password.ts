import { refuseField } from '@madang/contract/refuse.ts';
import type { RequestInfo } from '../../kernel/http/request-info.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Session } from '../../kernel/session/session.ts';
import { authenticate } from '../accounts/index.ts';

interface PasswordCall {
  readonly kernel: Kernel;
  readonly session: Session;
  readonly request: RequestInfo;
  readonly body: { readonly password: string };
  readonly readCookie: (name: 'device') => string | undefined;
}

/** A session that was left open must not change by what its person comes in: the password is asked for, and counted. */
export async function provePassword({ kernel, session, request, body, readCookie }: PasswordCall): Promise<void> {
  const caller = { loginId: session.profile.loginId, device: readCookie('device'), address: request.address };
  const proven = await authenticate(kernel, { ...caller, password: body.password });
  if (proven?.personId !== session.personId) throw refuseField('password', 'MB_M_PASSWORD_WRONG');
}
