import type { ItemKind } from '@madang/contract/workplace/item-categories/rules.ts';
import { Badge } from '../../../../ui/sections/badge.tsx';
import { useCategorisedItems } from '../api.ts';
import { useCategoryName } from '../use-category-name.ts';

interface CategoryChipsProps {
  readonly kind: ItemKind;
  readonly itemId: string;
}

/** CAT-01: categories of an item behind its name; nothing until they are known. */
export function CategoryChips({ kind, itemId }: CategoryChipsProps) {
  const nameOf = useCategoryName();
  const { data } = useCategorisedItems(kind);
  const ids = data?.items.find((item) => item.itemId === itemId)?.itemCategoryIds ?? [];
  return data?.categories
    .filter(({ itemCategoryId }) => ids.includes(itemCategoryId))
    .map((category) => (
      <Badge key={category.itemCategoryId} isPast={!category.isActive}>
        {nameOf(category)}
      </Badge>
    ));
}
