import { approvalFormLimits } from '@madang/contract/workplace/approval-forms/limits.ts';
import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { approvalFormsOf, hasBegunOf } from '../lists.sql.ts';

const limit = approvalFormLimits.approvalForms;

/** APR-02: the company's forms in their order, with how many it may have. */
export const listApprovalForms = defineQuery({
  name: 'list-approval-forms',
  input: z.strictObject({}),
  permission: 'approval-forms.view',
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader, askAll }) {
    const { rows, begun } = await askAll({ rows: approvalFormsOf(companyCode), begun: hasBegunOf(companyCode) });
    const mayCreate = reader.rights.everywhere.has('approval-forms.create') && rows.length < limit;
    const isComplete = begun[0]?.isComplete === true;
    return { ...wholeList(rows), limit, isComplete, can: mayCreate ? ['create' as const] : [] };
  },
});
