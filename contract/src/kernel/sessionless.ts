import * as z from 'zod/mini';
import { fallbackLanguage, languages, toLanguage } from './languages.ts';
import { maxLength, text } from './rules.ts';

/**
 * The query that marks session-less calls. It is taken so that a closed query does not refuse it, and it
 * never grants anything: what a call may do is its route's `access` alone.
 */
export const noSessionPrc = ['noSession', z.optional(text().check(maxLength(1)))] as const;

/** A language as a caller names it, product code or BCP 47 tag; one that the product lacks is the fallback. */
export const languageTag = z.codec(z.string().check(maxLength(35)), z.enum(languages), {
  decode: (tag) => toLanguage(tag) ?? fallbackLanguage,
  encode: (language) => language,
});
