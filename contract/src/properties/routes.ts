import * as z from 'zod/mini';
import { passwordProfiles } from '../accounts/password-profiles.ts';
import { route } from '../kernel/route.ts';
import { propertyErrors } from './errors.ts';
import { propertyForms } from './forms.ts';

/** What every page may know of the platform; null where the operator has configured nothing. */
export const readPlatform = route({
  method: 'GET',
  path: '/api/v1/platform',
  access: 'public',
  query: z.strictObject({}),
  answer: z.strictObject({
    isRegistrationOpen: z.boolean(),
    globalPosition: z.string(),
    contactCentre: z.nullable(z.string()),
    freeMailDomain: z.string(),
    /** How many digits the code field draws. */
    codeDigits: z.int(),
    /** The password rules of new companies. */
    passwordProfile: z.enum(passwordProfiles),
    services: z.strictObject({
      mail: z.nullable(z.string()),
      messengerDownload: z.nullable(z.string()),
      meeting: z.nullable(z.string()),
      drive: z.nullable(z.string()),
    }),
  }),
  refusals: [],
});

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
  access: 'operator',
  query: z.strictObject({}),
  answer: z.strictObject({ data: z.strictObject({ list: z.array(propertyRow) }) }),
  refusals: [],
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
