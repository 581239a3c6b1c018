import * as z from 'zod/mini';
import { anyText, formMaxLength, maxLength, optionalText, rule, nameText } from '../../kernel/rules.ts';
import { itemCategoryLimits } from './limits.ts';

/** Kinds of items that have categories; a category is of one kind for ever. */
export const itemKinds = ['board', 'link', 'menu', 'portlet'] as const;
export type ItemKind = (typeof itemKinds)[number];

const { titleCharacters, descriptionCharacters } = itemCategoryLimits;

/** Fields that a person types, checked in browser and server. */
const fields = {
  koreanTitle: nameText(titleCharacters),
  englishTitle: nameText(titleCharacters),
  koreanDescription: optionalText(descriptionCharacters),
  englishDescription: optionalText(descriptionCharacters),
  isActive: z._default(z.boolean(), true),
};
export const itemCategoryInput = z.strictObject({ itemKind: z.enum(itemKinds), ...fields });
export type ItemCategoryInput = z.output<typeof itemCategoryInput>;
export type ItemCategoryWords = Omit<ItemCategoryInput, 'itemKind'>;

const before = z.strictObject({
  koreanTitle: anyText(),
  englishTitle: anyText(),
  koreanDescription: anyText(),
  englishDescription: anyText(),
  isActive: z.boolean(),
});

/** `expected`: what the caller saw; anything else by now is not overwritten. */
export const itemCategoryChange = z.strictObject({ ...fields, expected: z.optional(before) });

/** A board, menu, link or card of the home by its number or id; which of them, the category's kind says. */
export const itemId = z.string().check(
  maxLength(formMaxLength),
  rule<string>('CO400', (id) => /^(?:[1-9]\d{0,9}|[0-9a-f-]{36})$/.test(id)),
);

/** A category as members see it beside an item. */
export const shownCategory = z.strictObject({ koreanTitle: z.string(), englishTitle: z.string() });
export type ShownCategory = z.output<typeof shownCategory>;
