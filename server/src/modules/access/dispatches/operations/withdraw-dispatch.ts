import { dispatchKey } from '@madang/contract/access/dispatches/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeAtHome } from '../home.ts';
import { dispatchTarget, requireDispatch } from '../required.ts';

/** STA-03: the home company takes back what it asked for, before it begins or has an answer. */
export const withdrawDispatch = defineOperation({
  name: 'withdraw-dispatch',
  input: dispatchKey,
  permission: 'dispatches.change',
  targets: () => [],
  refusals: ['CO404', 'MB710'],
  async run({ tx, kernel, companyCode, actorId }, { dispatchId }) {
    const at = { tx, kernel, companyCode };
    const dispatch = await requireDispatch(at, dispatchId, 'withdraw');
    const said = { by: 'person', actorId } as const;
    if (dispatch.state === 'running') {
      await changeAtHome(at, dispatch, { askedUntil: null }, 'prolongationWithdrawn', said);
    } else await changeAtHome(at, dispatch, { state: 'withdrawn' }, 'withdrawn', said);
    return { answer: null, audit: { target: dispatchTarget(dispatchId) } };
  },
});
