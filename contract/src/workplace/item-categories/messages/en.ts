import type { itemCategoryErrors } from '../errors.ts';

export const en = {
  errors: {
    CG001: 'An item can have up to {{0}} categories. Add this one?',
    ITEM_CATEGORY_HELD: 'The item already has this category.',
    ITEM_CATEGORY_NOT_HELD: 'The item does not have this category.',
    MB801: 'A company can have up to {{0}} categories.',
    MB802: 'Another category of this kind has this title.',
    MB803: 'This category is off. Turn it on first.',
    MB804: 'An item can have up to {{0}} categories.',
  } satisfies Record<keyof typeof itemCategoryErrors, string>,
  fields: {
    itemCategoryId: 'Category',
    itemKind: 'Used for',
    koreanDescription: 'Korean description',
    englishDescription: 'English description',
    itemId: 'Item',
  },
  operations: {
    'create-item-category': 'Category added',
    'change-item-category': 'Category changed',
    'delete-item-category': 'Category deleted',
    'restore-item-category': 'Category restored',
    'add-category-to-item': 'Category added to an item',
    'remove-category-from-item': 'Category removed from an item',
  },
};
