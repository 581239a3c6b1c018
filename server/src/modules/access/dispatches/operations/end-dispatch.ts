import { dispatchKey } from '@madang/contract/access/dispatches/rules.ts';
import { storedId } from '@madang/contract/kernel/rules.ts';
import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { personTarget } from '../../../people/people/index.ts';
import { lockDispatch } from '../dispatches.sql.ts';
import { endAtHome } from '../home.ts';
import { dispatchTarget } from '../required.ts';

/** STA-03 STA-10: the planned end of a dispatch, at home and after its last day; MB710 before that. */
export const endDispatch = defineOperation({
  name: 'end-dispatch',
  input: z.extend(dispatchKey, { personId: storedId }),
  permission: 'dispatches.change',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: ['CO404', 'MB710'],
  async run({ tx, kernel, companyCode, refuse }, { dispatchId, personId }) {
    const dispatch = await lockDispatch(tx, { companyCode, dispatchId });
    if (dispatch?.side !== 'home' || dispatch.personId !== personId) throw refuse('CO404');
    if (!dispatch.isOver) throw refuse('MB710');
    // Its own job was here before the plan, or the host released the person.
    if (dispatch.state !== 'running') return { answer: null, audit: 'none' };
    await endAtHome({ tx, kernel, companyCode }, dispatch, 'ended', { by: 'time' });
    return { answer: null, audit: { target: dispatchTarget(dispatchId) } };
  },
});
