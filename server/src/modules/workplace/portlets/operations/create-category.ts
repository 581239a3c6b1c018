import { categoryCreation } from '@madang/contract/workplace/portlets/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockSetUp } from '../../../ground/set-up-runs/index.ts';
import { ensureCategory } from '../portlets.sql.ts';
import { categoryTarget } from '../portlets.ts';

/** Creates the company's category of portlets; repeating it creates no second one and answers the first. */
export const createCategory = defineOperation({
  name: 'create-category',
  input: categoryCreation,
  permission: 'portlets.create',
  targets: () => [],
  refusals: ['CO403'],
  async run({ tx, companyCode }, titles) {
    await lockSetUp(tx, companyCode);
    const { categoryNumber, isNew } = await ensureCategory(tx, companyCode, titles);
    const target = categoryTarget(categoryNumber);
    // A category that exists already stays as it is: nothing has changed.
    return { answer: { categoryNumber }, audit: isNew ? { target } : 'none' };
  },
});
