import * as z from 'zod/mini';
import { route } from '../../kernel/route.ts';

const count = z.int();
const daily = z.strictObject({ used: count, max: count });

/** PRD-04: the company's use of the free plan and its messages of this month. */
export const readCompanyUsage = route({
  method: 'GET',
  path: '/api/v1/company/usage',
  answer: z.strictObject({
    /** Accounts that are open and registered people who have none yet. */
    people: count,
    storage: z.strictObject({
      /** Logos, pictures and results of jobs; null while they cannot be reached. */
      fileBytes: z.nullable(count),
      /** Posts and comments. */
      postBytes: count,
    }),
    /** Today in the company's time zone: the month that is counted. */
    today: z.iso.date(),
    sentMails: count,
    sentSms: count,
    /** Messages of the last 24 hours that the company may send without a request. */
    invitations: daily,
    welcomeMails: daily,
  }),
});
