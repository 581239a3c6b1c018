import * as z from 'zod/mini';
import { route } from '../kernel/route.ts';
import { propertyErrors } from './errors.ts';
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
  answer: z.strictObject({ data: z.strictObject({ list: z.array(propertyRow) }) }),
});

export const changeProperty = route({
  method: 'PUT',
  path: '/api/v1/operator/properties/{key}',
  access: 'operator',
  params: z.strictObject({ key: z.string() }),
  body: z.strictObject({ value: z.unknown() }),
  answer: propertyRow,
  refusals: ['CO404', ...Object.keys(propertyErrors)],
});
