import * as z from 'zod/mini';
import { momentMaxLength } from '../../people/employment/limits.ts';
import { anyText, text } from '../../kernel/rules.ts';

/** `setUpSecret`: what the browser holds of a set-up that goes on in it. */
export const noticeList = z.strictObject({ setUpSecret: z.optional(anyText()) });

/** The overview and the first steps are asked for without a word. */
export const overviewInput = z.strictObject({});

export const firstStepsShown = z.strictObject({ isShown: z.boolean() });

const kind = text(40).check(z.regex(/^[a-z-]+$/));

/** Kinds of targets that a list shows, and the moment at which it was read. */
export const listChangesInput = z.strictObject({
  kinds: z.array(kind).check(z.maxLength(8), z.minLength(1)),
  since: text(momentMaxLength).check(z.iso.datetime()),
});
