import { answering } from '@madang/contract/access/dispatches/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { answerHome, endInHost } from '../host.ts';
import { dispatchTarget, requireDispatch } from '../required.ts';

/** STA-03: the host, and it alone, ends a dispatch before its last day; its guest is out at once. */
export const releaseDispatch = defineOperation({
  name: 'release-dispatch',
  input: answering,
  permission: 'dispatches.change',
  targets: () => [],
  refusals: ['CO404', 'MB710'],
  async run({ tx, kernel, companyCode, actorId }, { dispatchId, note }) {
    const at = { tx, kernel, companyCode };
    const dispatch = await requireDispatch(at, dispatchId, 'release');
    const change = { state: 'ended', answerVersion: dispatch.answerVersion + 1 } as const;
    const ended = await endInHost(at, dispatch, change, 'released', { by: 'person', actorId, note });
    await answerHome(at, ended, { answer: 'released', note });
    return { answer: null, audit: { target: dispatchTarget(dispatchId) } };
  },
});
