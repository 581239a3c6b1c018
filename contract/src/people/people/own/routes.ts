import * as z from 'zod/mini';
import { listOf } from '../../../kernel/lists/list.ts';
import { route } from '../../../kernel/route.ts';
import { success } from '../../../kernel/wire.ts';
import { chosenNames, seenNames } from '../field-places.ts';
import { profileChange } from './rules.ts';

const path = '/api/v1/profile';

export const changeProfile = route({
  method: 'PUT',
  path,
  body: profileChange,
  answer: success,
});

const shown = z.array(z.enum(chosenNames)).check(z.maxLength(chosenNames.length));
export const shownFields = z.strictObject({ shown, expected: z.optional(shown) });

const seenField = z.strictObject({
  field: z.enum(seenNames),
  /** Stored value; null for none, and for fields that are not shown as text (photo, activation key). */
  value: z.nullable(z.string()),
  isKept: z.boolean(),
  /** RCN-02: kept only while the person agrees. */
  isOptional: z.boolean(),
  /** Visibility to colleagues, besides the administrators. */
  colleagues: z.enum(['always', 'chosen', 'never']),
});
export type SeenField = z.output<typeof seenField>;

/** Lists the user's fields that the company sees, and the other viewers of each field. */
export const listSeenFields = route({
  method: 'GET',
  path: `${path}/seen-fields`,
  answer: listOf(seenField, { shown, isOptionalCovered: z.boolean() }),
});

/** Sets the fields, of those the user may show, that colleagues see in the organisation chart; returns the previous selection. */
export const changeShownFields = route({
  method: 'PUT',
  path: `${path}/shown-fields`,
  body: shownFields,
  answer: z.strictObject({ before: z.strictObject({ shown }) }),
});
