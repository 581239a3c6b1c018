import { pageQuery } from '@madang/contract/ground/promotions/fields.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { promotionPage } from '../promotions.ts';

/** The issues of promotion codes, newest first, with how much of each is used. */
export const listPromotions = defineQuery({
  name: 'list-promotions',
  input: pageQuery,
  permission: 'promotions.view',
  targets: () => [],
  refusals: ['PAGE_BEYOND'],
  run: ({ read }, { page }) => read((tx) => promotionPage(tx, page)),
});
