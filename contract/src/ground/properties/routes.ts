import * as z from 'zod/mini';
import { anyText } from '../../kernel/rules.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { propertyForms } from './forms.ts';

const propertyRow = z.strictObject({
  key: z.string(),
  labelKey: z.string(),
  form: z.enum(propertyForms),
  options: z.array(z.string()),
  value: z.unknown(),
  initial: z.unknown(),
});
export type PropertyRow = z.output<typeof propertyRow>;

export const listProperties = route({
  method: 'GET',
  path: '/api/v1/operator/properties',
  query: z.strictObject({}),
  answer: listOf(propertyRow),
});

const propertyKey = z.strictObject({ key: anyText() });
/** `expected` is what its caller saw, where another change in between must not be written over. */
const propertyValue = z.strictObject({ value: z.unknown(), expected: z.optional(z.unknown()) });
export const propertyChange = z.extend(propertyValue, propertyKey.shape);

export const changeProperty = route({
  method: 'PUT',
  path: '/api/v1/operator/properties/{key}',
  params: propertyKey,
  body: propertyValue,
  answer: propertyRow,
});
