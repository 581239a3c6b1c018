import * as z from 'zod/mini';
import { nameScriptPolicies } from '../companies/policies/name-script-policies.ts';
import { passwordProfile } from '../companies/policies/password-profiles.ts';
import { route } from '../../kernel/route.ts';

/** What every page may know of the platform; null where the operator has configured nothing. */
export const readPlatform = route({
  method: 'GET',
  path: '/api/v1/platform',
  query: z.strictObject({}),
  answer: z.strictObject({
    isRegistrationOpen: z.boolean(),
    globalPosition: z.string(),
    contactCentre: z.nullable(z.string()),
    freeMailDomain: z.string(),
    /** How many digits the code field draws. */
    codeDigits: z.int(),
    /** How many days an initial password serves (ACC-04). */
    initialPasswordDays: z.int(),
    /** The password rules of new companies. */
    passwordProfile,
    /** LIM-03: whether they alone decide which scripts names may have. */
    nameScriptPolicy: z.enum(nameScriptPolicies),
    services: z.strictObject({
      mail: z.nullable(z.string()),
      messengerDownload: z.nullable(z.string()),
      meeting: z.nullable(z.string()),
      drive: z.nullable(z.string()),
    }),
  }),
});
