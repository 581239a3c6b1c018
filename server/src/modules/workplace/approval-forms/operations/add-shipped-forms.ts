import { approvalFormLimits } from '@madang/contract/workplace/approval-forms/limits.ts';
import { shippedForms } from '@madang/contract/workplace/approval-forms/shipped.ts';
import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany, readCompany } from '../../../ground/companies/index.ts';
import { beginForms, insertApprovalForm, insertFormVersion, selectFormNames } from '../approval-forms.sql.ts';

const limit = approvalFormLimits.approvalForms;

/** APR-02: gives a company the forms that ship, once; one whose name the company uses already is left out. */
export const addShippedForms = defineOperation({
  name: 'add-shipped-forms',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ tx, companyCode }) {
    await lockCompany(tx, companyCode);
    // A company that has them already is not changed.
    if (!(await beginForms(tx, companyCode))) return { answer: null, audit: 'none' };
    const [{ timeZone }, taken] = [await readCompany(tx, companyCode), await selectFormNames(tx, companyCode)];
    for (const given of shippedForms(timeZone)) {
      if (taken.has(given.approvalFormName)) continue;
      const id = await insertApprovalForm(tx, companyCode, { given, limit });
      if (id !== undefined) await insertFormVersion(tx, companyCode, { id, version: 1, given, actorId: undefined });
    }
    return { answer: null, audit: { target: { kind: 'company', id: companyCode } } };
  },
});
