import { answering } from '@madang/contract/access/dispatches/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { answerHome, changeInHost } from '../host.ts';
import { dispatchTarget, requireDispatch } from '../required.ts';

/** STA-03: the host refuses a dispatch, or a later last day. */
export const refuseDispatch = defineOperation({
  name: 'refuse-dispatch',
  input: answering,
  permission: 'dispatches.change',
  targets: () => [],
  refusals: ['CO404', 'MB710'],
  async run({ tx, kernel, companyCode, actorId }, { dispatchId, note }) {
    const at = { tx, kernel, companyCode };
    const dispatch = await requireDispatch(at, dispatchId, 'refuse');
    const said = { by: 'person', actorId, note } as const;
    const answerVersion = dispatch.answerVersion + 1;
    if (dispatch.state === 'running') {
      const { askedUntil: until } = dispatch;
      const change = { askedUntil: null, answerVersion };
      const answered = await changeInHost(at, dispatch, change, 'prolongationRefused', said);
      await answerHome(at, answered, { answer: 'prolongationRefused', until, note });
    } else {
      const answered = await changeInHost(at, dispatch, { state: 'refused', answerVersion }, 'refused', said);
      await answerHome(at, answered, { answer: 'refused', note });
    }
    return { answer: null, audit: { target: dispatchTarget(dispatchId) } };
  },
});
