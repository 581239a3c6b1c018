import * as z from 'zod/mini';
import { route } from '../../kernel/route.ts';
import { employeeSelection } from '../people/selection.ts';
import { actDay, employeeAct, isPlannable, planNote } from './acts.ts';

export const employeesAct = z
  .extend(employeeSelection, { act: employeeAct, on: actDay, note: planNote })
  .check(z.refine(({ act, on }) => on === null || isPlannable(act.kind), { path: ['on'] }));

/** USR-10: opens a run over the chosen people, which is checked and then waits to be confirmed. */
export const actOnEmployees = route({
  method: 'POST',
  path: '/api/v1/employees/acts',
  body: employeesAct,
  answer: z.strictObject({ runId: z.uuid() }),
});
