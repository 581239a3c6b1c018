import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { companyFace } from '../../ground/companies/face.ts';
import { languages } from '../../kernel/languages.ts';
import { passwordProfile } from '../../ground/companies/policies/password-profiles.ts';
import { abilities } from './abilities.ts';

/** Signed-in user and their abilities. */
export const sessionAnswer = z.strictObject({
  personId: z.string(),
  loginId: z.string(),
  fullName: z.string(),
  englishName: z.string(),
  /** The number of the person's photo; null for none. */
  photoId: z.nullable(z.string()),
  companyCode: z.string(),
  companyName: z.string(),
  englishCompanyName: z.string(),
  /** Appearance of the company, and the key by which this browser's sign-in page recognises it later. */
  identity: z.strictObject({ ...companyFace.shape, faceKey: z.string() }),
  language: z.enum(languages),
  /** ACC-16: in which zone pages tell the person times; null where this is not known yet. */
  timeZone: z.nullable(z.string()),
  isSetUpFinished: z.boolean(),
  /** The company's set-up waits for this person in this browser (WIZ-23). */
  redirectsToSetUp: z.boolean(),
  /** Profile that the rules beside a new password come from. */
  passwordProfile,
  can: canOf(abilities),
});
