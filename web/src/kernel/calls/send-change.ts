import type { AnswerOf, Route } from '@madang/contract/kernel/route.ts';
import { undoHeader } from '@madang/contract/ground/undo-steps/routes.ts';
import { call, type CallArgs, type CallInput } from '../call.ts';

/** Answer of a change, and the id of its undo if it can be undone. */
export interface Changed<Answer = unknown> {
  readonly answer: Answer;
  readonly undoId: string | null;
}

/** Calls a route that changes something, for `useUndoable` to offer its undo. */
export async function sendChange<const R extends Route>(route: R, input: CallInput<R>): Promise<Changed<AnswerOf<R>>> {
  let undoId: string | null = null;
  const onHeaders = (headers: Headers) => {
    undoId = headers.get(undoHeader);
  };
  const answer = await call(route, ...([input, { onHeaders }] as unknown as CallArgs<R>));
  return { answer, undoId };
}
