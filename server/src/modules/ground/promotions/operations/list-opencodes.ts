import { pageQuery } from '@madang/contract/ground/promotions/fields.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { activationKeyPage } from '../activation-key-page.ts';

/** The opencodes that the operator's company has issued, newest first. */
export const listOpencodes = defineQuery({
  name: 'list-opencodes',
  input: pageQuery,
  permission: 'promotions.view',
  targets: () => [],
  refusals: ['PAGE_BEYOND'],
  run: ({ companyCode, read }, { page }) => read((tx) => activationKeyPage(tx, companyCode, page)),
});
