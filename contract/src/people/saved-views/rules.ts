import * as z from 'zod/mini';
import { rule, text, anyText, nameText } from '../../kernel/rules.ts';
import { savedViewLimits } from './limits.ts';

/** Parameters of a list's address: search, filters and order, but neither the page nor the item open beside it. */
export const viewParameters = ['q', 'state', 'rank', 'title', 'department', 'sort', 'order'] as const;

/** A query of an address whose parameters are a list's, each once; '' finds all. */
export function isViewQuery(query: string): boolean {
  const names = [...new URLSearchParams(query).keys()];
  return new Set(names).size === names.length && names.every((name) => viewParameters.some((each) => each === name));
}

/**
 * Fields of a view that the user sets; the browser and the server check with them. A new field is added here and to
 * `savedViewBefore`.
 */
const fields = {
  savedViewName: nameText(savedViewLimits.nameCharacters),
  query: text(savedViewLimits.queryCharacters).check(rule<string>('SAVED_VIEW_QUERY', isViewQuery)),
  /** Everyone who lists people sees it; its owner and administrators change it. */
  isShared: z.boolean(),
};
export const savedViewInput = z.strictObject(fields);
export type SavedViewInput = z.output<typeof savedViewInput>;

export const savedViewBefore = z.strictObject({ savedViewName: anyText(), query: anyText(), isShared: z.boolean() });

/** `expected`: what the caller saw; anything else by now is not overwritten. */
export const savedViewChange = z.strictObject({ ...fields, expected: z.optional(savedViewBefore) });
