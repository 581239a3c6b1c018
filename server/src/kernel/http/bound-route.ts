import type { Access } from '@madang/contract/kernel/access/access.ts';
import type { BodyOf, ParamsOf, QueryOf, Route } from '@madang/contract/kernel/route.ts';
import type { Flow } from '../flow/flow.ts';
import type { Kernel } from '../kernel.ts';
import type { Voucher } from '../limits/address-limit.ts';
import type { AnyOperation } from '../operations/definition.ts';
import type { PendingSignIn } from '../session/pending-sign-in.ts';
import type { Session } from '../session/session.ts';
import type { CookieName } from './cookies.ts';
import type { RequestInfo } from './request-info.ts';
import type { SentFile } from './sent-file.ts';

/** Parsed content of a route's call. */
export interface Sent<R extends Route> {
  readonly body: BodyOf<R>;
  readonly query: QueryOf<R>;
  readonly params: ParamsOf<R>;
}

export interface CookieAccess {
  /** Sets a cookie of the answer, for so many seconds where its name does not say how long; null takes it away. */
  readonly setCookie: (name: CookieName, value: string | null, seconds?: number) => void;
  readonly readCookie: (name: CookieName) => string | undefined;
}

/** The principal of a call: one of these, or none. */
export interface Caller {
  readonly flow?: Flow;
  /** Gives the browser what it has proven in the flow. */
  readonly giveProof?: () => void;
  readonly session?: Session;
  readonly pending?: PendingSignIn | undefined;
}

/** A call of a route as it reaches the route's adapter. */
export interface Call<R extends Route> extends Sent<R>, CookieAccess, Caller {
  readonly kernel: Kernel;
  readonly request: RequestInfo;
  /** Says in the answer how the change can be undone, where it can. */
  readonly offerUndo: (undoId: string | undefined) => void;
  /** The file of a route that is sent by `attach`, of at most so many bytes. */
  readonly readFile: (maxBytes: number) => Promise<SentFile>;
}

export type FindVoucher = (kernel: Kernel, params: unknown) => Promise<Voucher | undefined>;

/** A route with what answers it. */
export interface BoundRoute {
  readonly route: Route;
  /** Kind of caller, identified before anything is parsed. */
  readonly access: Access;
  /** Codes that it may be refused with, beside those every route has. */
  readonly refusals: readonly string[];
  /** None where the call runs what was stored. */
  readonly operation?: AnyOperation;
  /** Voucher that a call's new flow counts against instead of its address; the address parts are not parsed yet. */
  readonly voucher?: FindVoucher;
  readonly run: (call: Call<Route>) => Promise<unknown>;
}
