import type { ErrorCode } from '@madang/contract/index.ts';
import type { Access } from '@madang/contract/kernel/access/access.ts';
import type { AnswerOf as RouteAnswer, BodyOf, ParamsOf, QueryOf, Route } from '@madang/contract/kernel/route.ts';
import { refusedRight } from '../access/refused-rights.ts';
import type { Flow } from '../flow/flow.ts';
import type { BoundRoute, Call, CookieAccess, FindVoucher } from '../http/bound-route.ts';
import type { WrittenJson } from '../lists/written-json.ts';
import type { Session } from '../session/session.ts';
import type {
  AnswerOf,
  AnyChange,
  AnyCompanyChange,
  AnyFlowStep,
  AnySignInStep,
  AnyOpenOperation,
  AnyOperation,
  AnyPublicQuery,
  AnyQuery,
  InputOf,
} from './definition.ts';
import type { WaitsFor } from './context.ts';
import { executeWithUndo } from './executor.ts';
import type { Principal } from './principal.ts';
import { runPublicQuery, runQuery } from './queries.ts';
import { refusalsOf } from './refusals.ts';

/** Parts of a call that a map of its input reads. */
type CallTo<R extends Route, O extends AnyOperation> = Pick<
  Call<R>,
  'kernel' | 'request' | 'body' | 'query' | 'params' | 'readCookie'
> &
  (O extends AnyFlowStep
    ? { readonly flow: Flow }
    : O extends AnySignInStep | AnyOpenOperation | AnyPublicQuery
      ? {}
      : { readonly session: Session });

type OrNothing<T> = [T] extends [undefined] ? {} : T;
type SentFields<R extends Route> = OrNothing<ParamsOf<R>> & OrNothing<QueryOf<R>> & OrNothing<BodyOf<R>>;

type InputMap<R extends Route, O extends AnyOperation> =
  SentFields<R> extends InputOf<O>
    ? { readonly input?: (call: CallTo<R, O>) => InputOf<O> }
    : { readonly input: (call: CallTo<R, O>) => InputOf<O> };
type Sendable<R extends Route> = RouteAnswer<R> | WrittenJson<RouteAnswer<R>>;
type AnswerMap<R extends Route, O extends AnyOperation> =
  AnswerOf<O> extends Sendable<R>
    ? { readonly answer?: AnswerMapping<R, O> }
    : { readonly answer: AnswerMapping<R, O> };
type AnswerMapping<R extends Route, O extends AnyOperation> = (
  answer: AnswerOf<O>,
  call: CallTo<R, O>,
) => Sendable<R> | Promise<Sendable<R>>;
type Maps<R extends Route, O extends AnyOperation> = InputMap<R, O> &
  AnswerMap<R, O> & {
    /** Refusal codes of the maps themselves. */
    readonly refusals?: readonly ErrorCode[];
    /** Keeps the flow's cookie after its end, so that a lost answer can be repeated more than once. */
    readonly keepsFlow?: true;
    /** Finds the voucher that a new flow counts against, by the parts of the address. */
    readonly voucher?: FindVoucher;
    /** Sets or clears cookies by the answer: an operation knows none. */
    readonly cookies?: (set: CookieAccess['setCookie'], answer: AnswerOf<O>, call: CallTo<R, O>) => void;
  };

/**
 * Binds a route to an operation. Where shapes differ, types require `input` to make the operation's input and `answer`
 * the route's.
 */
export function callOf<const R extends Route, O extends AnyOperation>(
  route: R,
  operation: O,
  ...[maps = {} as Maps<R, O>]: {} extends Maps<R, O> ? [maps?: Maps<R, O>] : [maps: Maps<R, O>]
): BoundRoute {
  return {
    route,
    access: accessTo(operation),
    refusals: [...refusalsOf(operation), ...(maps.refusals ?? [])],
    operation,
    ...(maps.voucher && { voucher: maps.voucher }),
    run: async (call) => {
      // The route identified this caller for this operation, so the wide types are the narrow ones at run time.
      const narrow = call as unknown as CallTo<R, O>;
      if (maps.keepsFlow) call.setCookie('flow', call.readCookie('flow') ?? null);
      const input = maps.input ? maps.input(narrow) : (fieldsOf(call) as InputOf<O>);
      const answer = await answerOf(operation, call, input).catch((error: unknown) => {
        nameRight(error, operation, input);
        throw error;
      });
      maps.cookies?.(call.setCookie, answer, narrow);
      return maps.answer ? maps.answer(answer, narrow) : answer;
    },
  };
}

function fieldsOf({ params, query, body }: Call<Route>): object {
  return { ...(params as object | undefined), ...(query as object | undefined), ...(body as object | undefined) };
}

/** Adds the required right to a refusal of one, so that the caller can ask why. */
function nameRight<O extends AnyOperation>(error: unknown, operation: O, input: InputOf<O>): void {
  if (operation.kind !== 'change' && operation.kind !== 'query') return;
  const { permission, targets } = operation as AnyCompanyChange | AnyQuery;
  if (permission === 'session' || permission === 'system') return;
  const isWithin = typeof targets !== 'function' || ('within' in operation && operation.within?.(input) !== undefined);
  refusedRight(error, permission, isWithin ? [{ kind: '', id: '' }] : targets(input));
}

function answerOf<O extends AnyOperation>(operation: O, call: Call<Route>, input: InputOf<O>): Promise<AnswerOf<O>> {
  const { kernel, request } = call;
  if (operation.kind === 'public') {
    return runPublicQuery(kernel, operation as AnyPublicQuery, request, input) as Promise<AnswerOf<O>>;
  }
  if (operation.kind === 'query') {
    const asker = { reader: identified(call.session), request };
    return runQuery(kernel, operation as AnyQuery, asker, input) as Promise<AnswerOf<O>>;
  }
  const change = operation as AnyChange;
  const origin = { principal: principalOf(change, call), request };
  return executeWithUndo(kernel, change, origin, input).then(({ answer, undoId }) => {
    call.offerUndo(undoId);
    return answer as AnswerOf<O>;
  });
}

const accessOf = {
  change: 'person',
  platform: 'person',
  query: 'person',
  flow: 'flow',
  open: 'public',
  public: 'public',
} as const satisfies Record<Exclude<AnyOperation['kind'], 'logIn'>, Access>;

const accessWaitingFor = {
  factor: 'pendingFactor',
  factorSetUp: 'pendingSetUp',
  consent: 'pendingLogIn',
  nothing: 'pendingLogInOrPerson',
} as const satisfies Record<WaitsFor, Access>;

function accessTo(operation: AnyOperation): Access {
  return operation.kind === 'logIn' ? accessWaitingFor[operation.waitsFor as WaitsFor] : accessOf[operation.kind];
}

/** The access of the operation's kind identified one of these, or no one. */
function principalOf(operation: AnyChange, { session, flow, pending }: Call<Route>): Principal {
  switch (operation.kind) {
    case 'open':
      return { kind: 'anyone' };
    case 'flow':
      return { kind: 'visitor', flow: identified(flow) };
    case 'logIn': {
      // Of a step that is open to sessions too, the person alone.
      const { companyCode, personId } = identified(pending ?? session);
      return { kind: 'waiting', companyCode, personId, ...(pending ? { pending } : {}) };
    }
    case 'change':
    case 'platform': {
      const { companyCode, personId, tokenHash: sessionHash } = identified(session);
      return { kind: 'person', companyCode, personId, sessionHash };
    }
  }
}

function identified<T>(caller: T | undefined): T {
  if (caller === undefined) throw new Error('the route identifies nobody');
  return caller;
}
