import { refuse } from '@madang/contract/refuse.ts';
import type { CookieName } from '../../../kernel/http/cookies.ts';
import type { RequestInfo } from '../../../kernel/http/request-info.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { readSession } from '../../../kernel/session/session.ts';
import type { Entrance } from './let-in.ts';
import { sessionAnswer } from './session-answer.ts';

/** Anyone who waits until a second factor is set up hears the same code: the page of the second step knows what to do. */
export const entranceRefusals = ['CONSENT_NEEDED', 'FACTOR_NEEDED', 'PASSWORD_RENEWAL_NEEDED'] as const;

interface EntranceCall {
  readonly kernel: Kernel;
  readonly request: Pick<RequestInfo, 'address'>;
  readonly readCookie: (name: CookieName) => string | undefined;
}

/** The session of who was let in, or what it waits for, as a refusal; the cookies are set by then. */
export async function answerOfEntrance(
  { secret, waitsFor }: Pick<Entrance, 'secret' | 'waitsFor'>,
  { kernel, request: { address }, readCookie }: EntranceCall,
) {
  if (waitsFor) throw refuse(waitsFor === 'consent' ? 'CONSENT_NEEDED' : 'FACTOR_NEEDED');
  const session = await readSession(kernel, { secret, setUpSecret: readCookie('setUp'), address });
  if (!session) throw refuse('EM0010');
  if (session.mustRenewPassword) throw refuse('PASSWORD_RENEWAL_NEEDED');
  return sessionAnswer(session, readCookie('setUp'));
}
