import * as z from 'zod/mini';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { peopleCountsOf } from '../counts.sql.ts';

/** Returns the number of people of the whole company in each state; it names none of them. */
export const countEmployees = defineQuery({
  name: 'count-employees',
  input: z.strictObject({}),
  permission: 'employees.view',
  mayLag: true,
  targets: () => [],
  refusals: [],
  async run({ companyCode, ask }) {
    const [counted] = await ask(peopleCountsOf(companyCode));
    if (!counted) throw new Error('counting gave no row');
    const { withSecondFactor: _apart, ...states } = counted;
    return states;
  },
});
