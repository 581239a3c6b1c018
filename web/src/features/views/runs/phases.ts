import type { Run, RunDetail } from '@madang/contract/views/runs/routes.ts';
import { plansChanges } from '../../ground/run-titles/index.ts';
import { isOver, type RowsFilter } from './api.ts';

/** Phase of a run: its check, its preview, its work, its result. */
export type Phase = 'check' | 'preview' | 'work' | 'result';

export function phaseOf(run: Pick<RunDetail, 'state'>): Phase {
  if (isOver(run)) return 'result';
  if (run.state === 'filling' || run.state === 'checking') return 'check';
  return run.state === 'checked' ? 'preview' : 'work';
}

export const foundStates = ['clean', 'refused', 'failed', 'unchecked'] as const;
export const rowStates = ['done', 'refused', 'failed', 'waiting'] as const;

type Planning = Parameters<typeof plansChanges>[0];

/** Answers if a run came to its end and each of its rows was stopped. */
export function hasChangedNothing({ state, done, total }: Pick<RunDetail, 'state' | 'done' | 'total'>): boolean {
  return state === 'done' && done === 0 && total > 0;
}

/** State as it is shown: what is done in a run of plans is planned. */
export function shownState<State extends string>(run: Planning, state: State): State | 'planned' {
  return (state === 'done' || state === 'clean') && plansChanges(run) ? 'planned' : state;
}

/** State of a whole run as it is shown: one whose confirmation was asked for waits for others. */
export function shownRunState(run: Run): Run['state'] | 'planned' | 'asked' {
  return run.state === 'checked' && run.isAsked ? 'asked' : shownState(run, run.state);
}

/** Filter of the rows by the address, of the phase that the run is in. */
export function filterIn(search: URLSearchParams, phase: Phase): RowsFilter {
  const given = search.get('rows');
  const code = search.get('code') ?? '';
  return phase === 'preview'
    ? { state: '', checkState: foundStates.find((each) => each === given) ?? '', code }
    : { state: rowStates.find((each) => each === given) ?? '', checkState: '', code };
}
