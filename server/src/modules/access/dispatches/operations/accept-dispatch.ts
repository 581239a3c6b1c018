import { accepting } from '@madang/contract/access/dispatches/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { answerHome, changeInHost, findPlace } from '../host.ts';
import { dispatchTarget, requireDispatch } from '../required.ts';

/** STA-03: the host accepts a dispatch into one of its departments, or a later last day; the home company confirms. */
export const acceptDispatch = defineOperation({
  name: 'accept-dispatch',
  input: accepting,
  permission: 'dispatches.change',
  targets: () => [],
  refusals: ['CO404', 'MB710', 'MB712'],
  async run({ tx, kernel, companyCode, actorId, refuse }, { dispatchId, departmentCode }) {
    const at = { tx, kernel, companyCode };
    const dispatch = await requireDispatch(at, dispatchId, 'accept');
    if (dispatch.isOver) throw refuse('MB710');
    const said = { by: 'person', actorId } as const;
    const answerVersion = dispatch.answerVersion + 1;
    if (dispatch.state === 'running') {
      const { askedUntil: until } = dispatch;
      const answered = await changeInHost(at, dispatch, { isAnswered: true, answerVersion }, 'prolonged', said);
      await answerHome(at, answered, { answer: 'prolonged', until });
    } else {
      const place = await findPlace(at, departmentCode === '' ? dispatch.departmentCode : departmentCode);
      if (!place) throw refuse.field('departmentCode', 'MB712');
      const answered = await changeInHost(
        at,
        dispatch,
        { ...place, isAnswered: true, answerVersion },
        'accepted',
        said,
      );
      await answerHome(at, answered, { answer: 'accepted' });
    }
    return { answer: null, audit: { target: dispatchTarget(dispatchId) } };
  },
});
