import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { storedId } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { itemCategoryChange, itemCategoryInput, itemId, itemKinds } from './rules.ts';

const itemCategoryId = storedId;
const path = '/api/v1/item-categories';
export const oneItemCategory = z.strictObject({ itemCategoryId });

const itemCategoryName = z.strictObject({
  itemCategoryId,
  koreanTitle: z.string(),
  englishTitle: z.string(),
  isActive: z.boolean(),
});
/** A category as items show it. */
export type ItemCategoryName = z.output<typeof itemCategoryName>;

const itemCategoryRow = z.extend(itemCategoryName, {
  /** Its number in the company, the lowest that was free when it was made. */
  label: z.int(),
  itemKind: z.enum(itemKinds),
  koreanDescription: z.string(),
  englishDescription: z.string(),
  /** Items that have it. */
  itemCount: z.int(),
});
export type ItemCategoryRow = z.output<typeof itemCategoryRow>;

/** The company's categories by kind and number, those that are switched off among them. */
export const listItemCategories = route({
  method: 'GET',
  path,
  answer: listOf(itemCategoryRow, { limit: z.number(), can: canOf(['create']) }),
});

export const createItemCategory = route({
  method: 'POST',
  path,
  body: itemCategoryInput,
  answer: z.strictObject({ itemCategoryId }),
});

export const changeItemCategory = route({
  method: 'PUT',
  path: `${path}/{itemCategoryId}`,
  params: oneItemCategory,
  body: itemCategoryChange,
  answer: success,
});

export const deleteItemCategory = route({
  method: 'DELETE',
  path: `${path}/{itemCategoryId}`,
  params: oneItemCategory,
  answer: success,
});

const oneItem = z.strictObject({ itemId });
export const categoryOfItem = z.extend(oneItem, oneItemCategory.shape);

/** Adds a category to an item of its kind. */
export const addCategoryToItem = route({
  method: 'POST',
  path: `${path}/{itemCategoryId}/items`,
  params: oneItemCategory,
  body: oneItem,
  answer: success,
});

export const removeCategoryFromItem = route({
  method: 'POST',
  path: `${path}/{itemCategoryId}/items/removal`,
  params: oneItemCategory,
  body: oneItem,
  answer: success,
});

const categorisedItem = z.strictObject({ itemId: z.string(), itemCategoryIds: z.array(itemCategoryId) });
export type CategorisedItem = z.output<typeof categorisedItem>;
export const categorisedItemsQuery = z.strictObject({ itemKind: z.enum(itemKinds) });

/** Items of one kind that have categories, with all categories of the kind. */
export const listCategorisedItems = route({
  method: 'GET',
  path: '/api/v1/categorised-items',
  query: categorisedItemsQuery,
  answer: listOf(categorisedItem, {
    categories: z.array(itemCategoryName),
    perItem: z.number(),
    can: canOf(['assign']),
  }),
});
