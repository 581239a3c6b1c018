import * as z from 'zod/mini';
import type { ChartDepartment } from '@madang/contract/people/organisation-charts/routes.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { WrittenJson } from '../../../../kernel/lists/written-json.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { writtenTreeOf } from '../../../organisation/departments/index.ts';

/** DEP-05: the whole tree of departments, made by one statement in the form that is sent. */
export const readOrganisation = defineQuery({
  name: 'read-organisation',
  isOpenToGuests: true,
  input: z.strictObject({}),
  permission: 'session',
  mayLag: true,
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader, ask }) {
    const [written] = await ask(writtenTreeOf(companyCode, reader.profile));
    if (!written) throw new Error('an aggregate without a row');
    return new WrittenJson<List<ChartDepartment>>(written.text);
  },
});
