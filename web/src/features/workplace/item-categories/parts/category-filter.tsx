import type { ItemKind } from '@madang/contract/workplace/item-categories/rules.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { Filter, Toolbar } from '../../../../ui/sections/toolbar.tsx';
import { useCategorisedItems } from '../api.ts';
import { useText } from '../texts.ts';
import { useCategoryName } from '../use-category-name.ts';

interface CategoryFilter {
  /** Absent where there is no category to filter by. */
  readonly toolbar: ReactNode;
  /** Drops the filter; undefined while none is set. */
  readonly onClear: (() => void) | undefined;
  /** True of an item that has the category, and of the one that the panel shows. */
  readonly admits: (itemId: string) => boolean;
}

/** CAT-01: a list filtered by a category of its items, which stands in the address. */
export function useCategoryFilter(kind: ItemKind): CategoryFilter {
  const t = useText();
  const nameOf = useCategoryName();
  const [search, change] = useSearchParams();
  const { data } = useCategorisedItems(kind);
  const categories = data?.categories ?? [];
  const asked = search.get('category') ?? '';
  const value = categories.some(({ itemCategoryId }) => itemCategoryId === asked) ? asked : '';
  const having = new Set(
    data?.items.filter(({ itemCategoryIds }) => itemCategoryIds.includes(value)).map(({ itemId }) => itemId),
  );
  return {
    toolbar: categories.length > 0 && (
      <Toolbar label={t('filters')}>
        <Filter
          label={t('category')}
          value={value}
          options={[
            { value: '', label: t('all') },
            ...categories.map((each) => ({ value: each.itemCategoryId, label: nameOf(each) })),
          ]}
          onChange={(category) => change({ category: category || null, item: null })}
        />
      </Toolbar>
    ),
    onClear: value === '' ? undefined : () => change({ category: null }),
    admits: (itemId) => value === '' || having.has(itemId) || itemId === search.get('item'),
  };
}
