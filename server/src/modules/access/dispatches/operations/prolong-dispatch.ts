import { prolonging } from '@madang/contract/access/dispatches/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { readDays } from '../dispatches.sql.ts';
import { changeAtHome } from '../home.ts';
import { dispatchTarget, requireDispatch } from '../required.ts';

/** STA-03: the home company asks for a later last day; the present one stays until the host accepts. */
export const prolongDispatch = defineOperation({
  name: 'prolong-dispatch',
  input: prolonging,
  permission: 'dispatches.change',
  targets: () => [],
  refusals: ['CO404', 'MB710', 'MB711', 'MB714'],
  async run({ tx, kernel, companyCode, actorId, refuse }, { dispatchId, until, basis }) {
    const at = { tx, kernel, companyCode };
    const dispatch = await requireDispatch(at, dispatchId, 'prolong');
    if (until <= dispatch.endsOn) throw refuse.field('until', 'MB714');
    if ((await readDays(tx, companyCode, { from: null, until })).isWrong) throw refuse.field('until', 'MB711');
    const said = { by: 'person', actorId, note: basis } as const;
    await changeAtHome(at, dispatch, { askedUntil: until }, 'prolongationAsked', said);
    return { answer: null, audit: { target: dispatchTarget(dispatchId), detail: { until } } };
  },
});
