export const itemCategoryLimits = {
  /** MB801: categories of a company, those of every kind together; each has one of these numbers. */
  itemCategories: 20,
  /** MB804, CG001: categories of one item. */
  perItem: 5,
  titleCharacters: 30,
  descriptionCharacters: 100,
  /** Items of one kind that a list of uses shows; above what a company may have of any. */
  items: 1000,
} as const;
