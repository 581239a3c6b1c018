import { refuse } from '@madang/contract/refuse.ts';
import type { Kernel } from '../../kernel.ts';
import { isGuest } from '../../session/guest.ts';
import { findPendingSignIn, type FactorStep, type PendingSignIn } from '../../session/pending-sign-in.ts';
import { readSession, type Session } from '../../session/session.ts';
import type { BoundRoute, Caller, CookieAccess } from '../bound-route.ts';
import { joinFlow } from './flow-cookie.ts';

/** Finds the principal that a route asks for; refuses a caller who is none such. */
export async function identifyCaller(
  kernel: Kernel,
  { access, operation, voucher }: BoundRoute,
  caller: Browsing & { readonly params: unknown },
): Promise<Caller> {
  switch (access) {
    case 'public':
      return {};
    case 'flow':
      return joinFlow(kernel, caller.cookies, {
        address: caller.address,
        ...(voucher && { findVoucher: () => voucher(kernel, caller.params) }),
      });
    case 'person':
      return { session: await requireReady(kernel, caller, operation) };
    case 'pendingFactor':
      return { pending: await requireFactorStep(kernel, caller, 'asked') };
    case 'pendingSetUp':
      return { pending: await requireFactorStep(kernel, caller, 'missing') };
    case 'pendingLogIn':
      return { pending: await requirePendingSignIn(kernel, caller) };
    case 'pendingLogInOrPerson': {
      const pending = await provenSignInOf(kernel, caller);
      return pending ? { pending } : { session: await requireReady(kernel, caller) };
    }
  }
}

/** The browser of a caller: what it holds, and where it is. */
interface Browsing {
  readonly cookies: CookieAccess;
  readonly address: string;
}

async function pendingSignInOf(kernel: Kernel, { cookies, address }: Browsing): Promise<PendingSignIn | undefined> {
  const secret = cookies.readCookie('pending');
  return secret === undefined ? undefined : findPendingSignIn(kernel, { secret, address });
}

async function awaitsConsent(kernel: Kernel, caller: Browsing): Promise<boolean> {
  const pending = await pendingSignInOf(kernel, caller);
  return pending?.factor === 'passed';
}

/** ACC-12: anyone who knows the password alone sees and answers nothing in the person's name. */
async function provenSignInOf(kernel: Kernel, caller: Browsing): Promise<PendingSignIn | undefined> {
  const pending = await pendingSignInOf(kernel, caller);
  if (pending && pending.factor !== 'passed') throw refuse('FACTOR_NEEDED');
  return pending;
}

async function requirePendingSignIn(kernel: Kernel, caller: Browsing): Promise<PendingSignIn> {
  const pending = await provenSignInOf(kernel, caller);
  if (!pending) throw refuse('MB_M_DENY_PAGE');
  return pending;
}

/** Requires a sign-in at the given factor step; users with a factor prove it, and never set up another one instead. */
async function requireFactorStep(
  kernel: Kernel,
  caller: Browsing,
  step: Exclude<FactorStep, 'passed'>,
): Promise<PendingSignIn> {
  const pending = await pendingSignInOf(kernel, caller);
  if (pending?.factor !== step) throw refuse('MB_M_DENY_PAGE');
  return pending;
}

async function requireSession(kernel: Kernel, caller: Browsing): Promise<Session> {
  const { cookies, address } = caller;
  const secret = cookies.readCookie('session');
  const setUpSecret = cookies.readCookie('setUp');
  const session = secret === undefined ? undefined : await readSession(kernel, { secret, setUpSecret, address });
  // RCN-05: anyone who has terms to answer reaches nothing else; the page of that code leads to them. That holds as well
  // in another tab, where the page of the terms has made the session a sign-in that waits.
  if (session?.needsConsent ?? (await awaitsConsent(kernel, caller))) throw refuse('CONSENT_NEEDED');
  if (!session) throw refuse('AC100');
  return session;
}

/** PWD-07: a session whose password has to be renewed reaches nothing else. */
async function requireReady(kernel: Kernel, caller: Browsing, operation?: BoundRoute['operation']): Promise<Session> {
  const session = await requireSession(kernel, caller);
  if (session.mustRenewPassword && !operation?.isOpenToPasswordRenewal) throw refuse('PASSWORD_RENEWAL_NEEDED');
  // STA-09: a guest reaches what is open to guests, and of the rest not even what everyone may do.
  if (isGuest(session) && !operation?.isOpenToGuests) throw refuse('CO401');
  return session;
}
