import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { gradesOf } from '../security-grades.sql.ts';

/** USR-06: the grades with the company's names for them, which everyone in it may read. */
export const listSecurityGrades = defineQuery({
  name: 'list-security-grades',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ companyCode, ask }) {
    return wholeList(await ask(gradesOf(companyCode)));
  },
});
