import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { hasBegunOf, usableFormsOf } from '../lists.sql.ts';

/** APR-02: forms that are in use, for everyone who writes a request. */
export const listUsableForms = defineQuery({
  name: 'list-usable-forms',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ companyCode, askAll }) {
    const { rows, begun } = await askAll({ rows: usableFormsOf(companyCode), begun: hasBegunOf(companyCode) });
    return { ...wholeList(rows), isComplete: begun[0]?.isComplete === true };
  },
});
