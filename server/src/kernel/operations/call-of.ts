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
import type { AnswerOf, AnyChange, AnyOperation, AnyQuery, FlowOperation, InputOf } from './definition.ts';
import { execute } from './executor.ts';
import type { Principal } from './principal.ts';
import { runQuery } from './queries.ts';
import { refusalsOf } from './refusals.ts';

/** What a map of a call's input reads. */
type CallTo<R extends Route, O extends AnyOperation> = Sent<R> &
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
type Maps<R extends Route, O extends AnyOperation> = InputMap<R, O> & AnswerMap<R, O>;

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
    refusals: refusalsOf(operation),
    operation,
    run: async (call) => {
      // The route identified this caller for this operation, so the wide types are the narrow ones at run time.
      const narrow = call as unknown as CallTo<R, O>;
      const input = maps.input ? maps.input(narrow) : (fieldsOf(call) as InputOf<O>);
      const answer = await answerOf(operation, call, input);
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
  return kind === 'flow' ? 'flow' : 'person';
}

function principalOf(call: Call<AccessRoute>): Principal {
  const { session, flow } = call as unknown as { readonly session?: Session; readonly flow?: Flow };
  if (session) return { kind: 'person', companyCode: session.companyCode, personId: session.personId };
  if (flow) return { kind: 'visitor', flow };
  throw new Error('the route identifies nobody');
}
