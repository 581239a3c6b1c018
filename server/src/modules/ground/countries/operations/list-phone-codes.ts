import * as z from 'zod/mini';
import { definePublicQuery } from '../../../../kernel/operations/definition.ts';
import { phoneCodeAnswers } from '../countries.ts';

/** Calling codes with the names of all who share one, in the request's language. */
export const listPhoneCodes = definePublicQuery({
  name: 'list-phone-codes',
  input: z.strictObject({}),
  refusals: [],
  run: async ({ language }) => phoneCodeAnswers[language],
});
