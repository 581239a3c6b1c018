import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from '@madang/contract/kernel/route.ts';
import type { Flow } from '../flow/flow.ts';
import type { Kernel } from '../kernel.ts';
import type { PendingLogIn } from '../session/pending-log-in.ts';
import type { Session } from '../session/session.ts';
import type { CookieName } from './cookies.ts';
import type { RequestInfo } from './request-info.ts';

/** What reaches an operation: parsed input, the caller, and the kernel. */
export interface Call<R extends Route> {
  readonly kernel: Kernel;
  readonly request: RequestInfo;
  readonly body: BodyOf<R>;
  readonly query: QueryOf<R>;
  readonly params: ParamsOf<R>;
  readonly flow: R['access'] extends 'flow' ? Flow : undefined;
  readonly session: R['access'] extends 'public' | 'flow' | PendingAccess ? undefined : SessionOf<R['access']>;
  readonly pending: R['access'] extends PendingAccess ? PendingLogIn : PendingOf<R['access']>;
  /** Sets a cookie of the answer; null takes it away. */
  readonly setCookie: (name: CookieName, value: string | null) => void;
  readonly readCookie: (name: CookieName) => string | undefined;
}

type PendingAccess = 'pendingFactor' | 'pendingSetUp' | 'pendingLogIn';
type SessionOf<A> = A extends 'pendingLogInOrPerson' ? Session | undefined : Session;
type PendingOf<A> = A extends 'pendingLogInOrPerson' ? PendingLogIn | undefined : undefined;

/** A route with what it does. */
export interface Operation {
  readonly route: Route;
  readonly run: (call: Call<Route>) => Promise<unknown>;
}

/** Binds an operation's function to its route of the contract; types follow from the route. */
export function operation<const R extends Route>(route: R, run: (call: Call<R>) => Promise<AnswerOf<R>>): Operation {
  // The edge fills the call from the same route, so the wide type it holds is the narrow one at run time.
  return { route, run: run as Operation['run'] };
}
