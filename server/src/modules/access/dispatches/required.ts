import type { DispatchAct } from '@madang/contract/access/dispatches/states.ts';
import { actsOf } from '@madang/contract/access/dispatches/states.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import { lockDispatch, type StoredDispatch } from './dispatches.sql.ts';
import type { At } from './home.ts';

/** Acts on a dispatch as it is; none of the host between its answer and what comes of it but a release. */
export function actsOn({ side, state, askedUntil, isAnswered }: StoredDispatch): DispatchAct[] {
  const acts = actsOf({ side, state, isProlonging: askedUntil !== null });
  return isAnswered ? acts.filter((act) => act === 'release' || act === 'withdraw') : acts;
}

/** Holds a dispatch for an act; refuses where the company has none (CO404) or it has gone on since (MB710). */
export async function requireDispatch(at: At, dispatchId: string, act: DispatchAct): Promise<StoredDispatch> {
  const dispatch = await lockDispatch(at.tx, { companyCode: at.companyCode, dispatchId });
  if (!dispatch) throw refuse('CO404');
  if (!actsOn(dispatch).includes(act)) throw refuse('MB710');
  return dispatch;
}

export function dispatchTarget(dispatchId: string): Target {
  return { kind: 'dispatch', id: dispatchId };
}
