import type { ErrorCode } from '@madang/contract/index.ts';
import type {
  AccessRoute,
  Access,
  AnswerOf as RouteAnswer,
  BodyOf,
  ParamsOf,
  QueryOf,
  Route,
} from '@madang/contract/kernel/route.ts';
import type { Flow } from '../flow/flow.ts';
import type { BoundRoute, Call, Sent } from '../http/operation.ts';
import type { Session } from '../session/session.ts';
import type {
  AnswerOf,
  AnyChange,
  AnyOperation,
  AnyPublicQuery,
  AnyQuery,
  FlowOperation,
  InputOf,
} from './definition.ts';
import { execute } from './executor.ts';
import type { Principal } from './principal.ts';
import { runPublicQuery, runQuery } from './queries.ts';
import { refusalsOf } from './refusals.ts';

/** What a map of a call's input reads. */
type CallTo<R extends Route, O extends AnyOperation> = Sent<R> &
  Pick<Call<AccessRoute>, 'readCookie'> &
  // oxlint-disable-next-line typescript/no-explicit-any -- any flow's step
  (O extends FlowOperation<string, any, any, any, any> ? { readonly flow: Flow } : { readonly session: Session });

type OrNothing<T> = [T] extends [undefined] ? {} : T;
type SentFields<R extends Route> = OrNothing<ParamsOf<R>> & OrNothing<QueryOf<R>> & OrNothing<BodyOf<R>>;

type InputMap<R extends Route, O extends AnyOperation> =
  SentFields<R> extends InputOf<O>
    ? { readonly input?: (call: CallTo<R, O>) => InputOf<O> }
    : { readonly input: (call: CallTo<R, O>) => InputOf<O> };
type AnswerMap<R extends Route, O extends AnyOperation> =
  AnswerOf<O> extends RouteAnswer<R>
    ? { readonly answer?: (answer: AnswerOf<O>) => RouteAnswer<R> }
    : { readonly answer: (answer: AnswerOf<O>) => RouteAnswer<R> };
type Maps<R extends Route, O extends AnyOperation> = InputMap<R, O> &
  AnswerMap<R, O> & {
    /** What the map of the input itself refuses with. */
    readonly refusals?: readonly ErrorCode[];
    /** Sets or clears cookies by the answer: an operation knows none. */
    readonly cookies?: (set: Call<AccessRoute>['setCookie'], answer: AnswerOf<O>) => void;
  };

/**
 * Puts a route onto an operation. Where their shapes differ the types demand the two maps: `input` makes the operation's
 * input of the call, `answer` the route's answer of the operation's.
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
    run: async (call) => {
      // The route identified this caller for this operation, so the wide types are the narrow ones at run time.
      const narrow = call as unknown as CallTo<R, O>;
      const input = maps.input ? maps.input(narrow) : (fieldsOf(call) as InputOf<O>);
      const answer = await answerOf(operation, call, input);
      maps.cookies?.(call.setCookie, answer);
      return maps.answer ? maps.answer(answer) : answer;
    },
  };
}

function fieldsOf({ params, query, body }: Call<AccessRoute>): object {
  return { ...(params as object | undefined), ...(query as object | undefined), ...(body as object | undefined) };
}

function answerOf<O extends AnyOperation>(
  operation: O,
  call: Call<AccessRoute>,
  input: InputOf<O>,
): Promise<AnswerOf<O>> {
  const { kernel, request } = call;
  if (operation.kind === 'public') {
    return runPublicQuery(kernel, operation as AnyPublicQuery, request.language, input) as Promise<AnswerOf<O>>;
  }
  if (operation.kind === 'query') {
    const { session } = call as unknown as { readonly session: Session };
    return runQuery(kernel, operation as AnyQuery, { reader: session, language: request.language }, input) as Promise<
      AnswerOf<O>
    >;
  }
  return execute(kernel, operation as AnyChange, { principal: principalOf(call), request }, input) as Promise<
    AnswerOf<O>
  >;
}

function accessTo({ kind }: AnyOperation): Access {
  if (kind === 'public') return 'public';
  return kind === 'flow' ? 'flow' : 'person';
}

function principalOf(call: Call<AccessRoute>): Principal {
  const { session, flow } = call as unknown as { readonly session?: Session; readonly flow?: Flow };
  if (session) {
    const { companyCode, personId, tokenHash: sessionHash } = session;
    return { kind: 'person', companyCode, personId, sessionHash };
  }
  if (flow) return { kind: 'visitor', flow };
  throw new Error('the route identifies nobody');
}
