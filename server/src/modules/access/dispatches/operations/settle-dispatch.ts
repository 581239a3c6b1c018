import { dispatchKey } from '@madang/contract/access/dispatches/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockDispatch } from '../dispatches.sql.ts';
import { begin, changeAtHome, endAtHome } from '../home.ts';
import { changeInHost, endInHost } from '../host.ts';
import { dispatchTarget } from '../required.ts';

/** STA-09: begins a dispatch at home on its day, and ends it on either side by that company's own clock. */
export const settleDispatch = defineOperation({
  name: 'settle-dispatch',
  input: dispatchKey,
  permission: 'system',
  targets: () => [],
  refusals: [],
  async run({ tx, kernel, companyCode }, { dispatchId }) {
    const at = { tx, kernel, companyCode };
    const dispatch = await lockDispatch(tx, { companyCode, dispatchId });
    const audit = { target: dispatchTarget(dispatchId) };
    const isWaiting = dispatch?.state === 'asked' || dispatch?.state === 'accepted';
    const time = { by: 'time' } as const;
    if (dispatch?.isOver && dispatch.state === 'running') {
      if (dispatch.side === 'home') await endAtHome(at, dispatch, 'ended', time);
      else await endInHost(at, dispatch, { state: 'ended' }, 'ended', time);
      return { answer: null, audit };
    }
    if (dispatch?.isOver && isWaiting) {
      if (dispatch.side === 'home') await changeAtHome(at, dispatch, { state: 'lapsed' }, 'lapsed', time);
      else await changeInHost(at, dispatch, { state: 'lapsed' }, 'lapsed', time);
      return { answer: null, audit };
    }
    if (dispatch?.side === 'home' && dispatch.state === 'accepted' && dispatch.hasBegun) {
      await begin(at, dispatch);
      return { answer: null, audit };
    }
    // Its day has not come, or another run was here.
    return { answer: null, audit: 'none' };
  },
});
