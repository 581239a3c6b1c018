import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { route } from '../../kernel/route.ts';
import { companyEnding } from './rules.ts';

const path = '/api/v1/company/ending';

/** Returns the effects of the company ending its service now. */
export const readEnding = route({
  method: 'GET',
  path,
  answer: z.strictObject({
    companyName: z.string(),
    /** Number of users who would be signed out. */
    peopleCount: z.int(),
    keptDays: z.int(),
    destroyedAfter: z.iso.datetime(),
    /** The platform's own company goes on as long as the platform. */
    can: canOf(['end']),
  }),
});

/** ACC-11: ends the company's service at once. Its data is destroyed after the time that the answer names. */
export const endCompany = route({
  method: 'POST',
  path,
  body: companyEnding,
  answer: z.strictObject({ destroyedAfter: z.iso.datetime() }),
});
