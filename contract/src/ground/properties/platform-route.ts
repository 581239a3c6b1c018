import * as z from 'zod/mini';
import { nameScriptPolicies } from '../companies/policies/name-script-policies.ts';
import { passwordProfile } from '../companies/policies/password-profiles.ts';
import { route } from '../../kernel/route.ts';

/** Returns the platform data that every page may read; null for values that the operator has not configured. */
export const readPlatform = route({
  method: 'GET',
  path: '/api/v1/platform',
  query: z.strictObject({}),
  answer: z.strictObject({
    isRegistrationOpen: z.boolean(),
    globalPosition: z.string(),
    contactCentre: z.nullable(z.string()),
    freeMailDomain: z.string(),
    /** Number of digits in the code field. */
    codeDigits: z.int(),
    /** Days for which an initial password is valid (ACC-04). */
    initialPasswordDays: z.int(),
    /** The password rules of new companies. */
    passwordProfile,
    /** LIM-03: true if these companies alone decide the scripts of names. */
    nameScriptPolicy: z.enum(nameScriptPolicies),
    services: z.strictObject({
      mail: z.nullable(z.string()),
      messengerDownload: z.nullable(z.string()),
      meeting: z.nullable(z.string()),
      drive: z.nullable(z.string()),
    }),
  }),
});
