import type { ItemKind } from '@madang/contract/workplace/item-categories/rules.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Badge } from '../../../../ui/sections/badge.tsx';
import { useCategorisedItems } from '../api.ts';
import { titleIn } from '../titles.ts';

interface CategoryChipsProps {
  readonly kind: ItemKind;
  readonly itemId: string;
}

/** CAT-01: categories of an item behind its name; nothing until they are known. */
export function CategoryChips({ kind, itemId }: CategoryChipsProps) {
  const language = useLanguage();
  const { data } = useCategorisedItems(kind);
  const ids = data?.items.find((item) => item.itemId === itemId)?.itemCategoryIds ?? [];
  return data?.categories
    .filter(({ itemCategoryId }) => ids.includes(itemCategoryId))
    .map((category) => <Badge key={category.itemCategoryId}>{titleIn(category, language)}</Badge>);
}
