import type { AccessRoute, Access, AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from '@madang/contract/kernel/route.ts';
import type { Flow } from '../flow/flow.ts';
import type { Kernel } from '../kernel.ts';
import type { AnyOperation } from '../operations/definition.ts';
import type { PendingLogIn } from '../session/pending-log-in.ts';
import type { Session } from '../session/session.ts';
import type { CookieName } from './cookies.ts';
import type { RequestInfo } from './request-info.ts';

/** What a route takes of every caller: parsed input, and the kernel. */
export interface Sent<R extends Route> {
  readonly kernel: Kernel;
  readonly request: RequestInfo;
  readonly body: BodyOf<R>;
  readonly query: QueryOf<R>;
  readonly params: ParamsOf<R>;
}

/** What reaches a handler: parsed input, the caller, and the kernel. */
export interface Call<R extends AccessRoute> extends Sent<R> {
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

/** A route with what answers it. */
export interface BoundRoute {
  readonly route: Route;
  /** Who is identified before anything is parsed. */
  readonly access: Access;
  /** Codes that it may be refused with, beside those every route has. */
  readonly refusals: readonly string[];
  /** What it runs; absent for a handler that is no operation yet. */
  readonly operation?: AnyOperation;
  readonly run: (call: Call<AccessRoute>) => Promise<unknown>;
}

/** Binds a handler to its route of the contract; types follow from the route. New code defines operations instead. */
export function operation<const R extends AccessRoute>(
  route: R,
  run: (call: Call<R>) => Promise<AnswerOf<R>>,
): BoundRoute {
  // The edge fills the call from the same route, so the wide type it holds is the narrow one at run time.
  return { route, access: route.access, refusals: route.refusals, run: run as BoundRoute['run'] };
}
