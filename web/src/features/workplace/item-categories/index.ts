/** Categories of an item: in its panel, in its row, and as a filter of its list. */
export { CategoryChips } from './parts/category-chips.tsx';
export { ItemCategories } from './parts/item-categories.tsx';
export { useCategoryFilter } from './parts/category-filter.tsx';
