import type { ItemKind } from '@madang/contract/workplace/item-categories/rules.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';

export function itemCategoryTarget(id: string): Target {
  return { kind: 'item-category', id };
}

/** Targets of the audit log that are items with categories. */
const targetKinds = { board: 'board', link: 'quick-link', menu: 'menu', portlet: 'portlet' } as const satisfies Record<
  ItemKind,
  string
>;

/** An item as the log names it. */
export function itemTarget(kind: ItemKind, id: string): Target {
  return { kind: targetKinds[kind], id };
}

/** Titles of a kind are given once in a company; the database decides. */
export const titleConstraints = {
  item_categories_korean_title_key: ['koreanTitle', 'MB802'],
  item_categories_english_title_key: ['englishTitle', 'MB802'],
} as const;
