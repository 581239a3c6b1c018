import { heldKinds } from '@madang/contract/workplace/approval-requests/held-kinds.ts';
import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { hasRole } from '../../../people/roles/index.ts';
import { heldOperationsOf, policyNamesOf } from '../held/rules.sql.ts';

/** APR-02: kinds of changes that can be held back, with the policies by which they are approved. */
export const listHeldOperations = defineQuery({
  name: 'list-held-operations',
  input: z.strictObject({}),
  permission: 'approvals.view',
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader, read }) {
    return read(async (tx) => {
      const held = (await heldOperationsOf(companyCode).execute(tx)).rows;
      const policies = (await policyNamesOf(companyCode).execute(tx)).rows;
      const isRepresentative = await hasRole(tx, { ...reader, role: 'representative' });
      const policyOf = (kind: string) => held.find(({ heldKind }) => heldKind === kind)?.approvalPolicyId ?? null;
      const items = heldKinds.map((heldKind) => ({ heldKind, approvalPolicyId: policyOf(heldKind) }));
      return { ...wholeList(items), policies, isRepresentative };
    });
  },
});
