import { createLink } from '../../../modules/workplace/quick-links/operations/create-link.ts';
import { addCategoryToItem } from '../../../modules/workplace/item-categories/operations/add-category-to-item.ts';
import { changeItemCategory } from '../../../modules/workplace/item-categories/operations/change-item-category.ts';
import { createItemCategory } from '../../../modules/workplace/item-categories/operations/create-item-category.ts';
import { deleteItemCategory } from '../../../modules/workplace/item-categories/operations/delete-item-category.ts';
import { removeCategoryFromItem } from '../../../modules/workplace/item-categories/operations/remove-category-from-item.ts';
import { restoreItemCategory } from '../../../modules/workplace/item-categories/operations/restore-item-category.ts';
import { type Addressed, example, step } from './example.ts';

const words = { koreanTitle: '사내 도구', englishTitle: 'Tools' };
const input = { itemKind: 'link', ...words } as const;
const link = { koreanTitle: '위키', englishTitle: 'Wiki', url: 'https://wiki.hanbit.example' } as const;
const create = step(createItemCategory, input);
const given = [create];
const itemCategoryId = '{0.itemCategoryId}';
const target = { kind: 'item-category', id: itemCategoryId };
const use = { itemCategoryId, itemId: '{1.linkId}' };
const givenItem = [create, step(createLink, link)];
const item = { kind: 'quick-link', id: use.itemId };

export const addressed: Addressed = {
  part: 'itemCategoryId',
  create: { path: '/api/v1/item-categories', body: input },
  bodies: { 'PUT /api/v1/item-categories/{itemCategoryId}': words },
};

export const examples = [
  example(createItemCategory, {
    input,
    leaves: ({ itemCategoryId: id }) => ({
      audit: [
        {
          target: { ...target, id },
          fields: ['itemKind', 'koreanTitle', 'englishTitle', 'koreanDescription', 'englishDescription', 'isActive'],
        },
      ],
    }),
  }),
  example(changeItemCategory, {
    given,
    input: {
      ...words,
      itemCategoryId,
      englishTitle: 'Aids',
      expected: { ...words, koreanDescription: '', englishDescription: '', isActive: true },
    },
    leaves: () => ({ audit: [{ target, fields: ['englishTitle'], changes: [['englishTitle', 'Tools', 'Aids']] }] }),
  }),
  example(deleteItemCategory, {
    given,
    input: { itemCategoryId },
    leaves: () => ({
      audit: [{ target, detail: { called: { name: words.koreanTitle, englishName: words.englishTitle } } }],
      undo: 'restore-item-category',
    }),
    meanwhile: { ...create, refusal: 'MB802' },
  }),
  example(restoreItemCategory, {
    given: [...given, step(deleteItemCategory, { itemCategoryId })],
    input: { itemCategoryId },
    leaves: () => ({ audit: [{ target }] }),
  }),
  example(addCategoryToItem, {
    given: givenItem,
    input: use,
    leaves: () => ({ audit: [{ target: item, detail: { itemCategoryId } }], undo: 'remove-category-from-item' }),
    meanwhile: { ...step(removeCategoryFromItem, use), refusal: 'ITEM_CATEGORY_NOT_HELD' },
  }),
  example(removeCategoryFromItem, {
    given: [...givenItem, step(addCategoryToItem, use)],
    input: use,
    leaves: () => ({ audit: [{ target: item, detail: { itemCategoryId } }], undo: 'add-category-to-item' }),
    meanwhile: { ...step(addCategoryToItem, use), refusal: 'ITEM_CATEGORY_HELD' },
  }),
];
