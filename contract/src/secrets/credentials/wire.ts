import * as z from 'zod/mini';
import { serviceTypes } from '../../ground/companies/service-types.ts';
import { route } from '../../kernel/route.ts';
import { text } from '../../kernel/rules.ts';
import { success, wireObject } from '../../kernel/wire.ts';
import { loginIdMaxLength } from './limits.ts';

/** Both may come in the body or in the query; the operation asks for what neither brought. */
const idQuery = wireObject({
  userId: ['loginId', z.optional(text(loginIdMaxLength))],
  svcType: ['serviceType', z.optional(z.enum(serviceTypes))],
});

/** The names under which refusals of the ID and the service are reported. */
export const refusedFields = { loginId: 'userId', serviceType: 'svcType' } as const;

/**
 * Check of a new ID: a user ID for PT, otherwise a mail address. The counting statement finds the browser's flow by
 * itself.
 */
export const checkLoginId = route({
  method: 'POST',
  path: '/employee/memberadmin/rest/v1/id/nosession/doublecheck',
  query: idQuery,
  body: idQuery,
  answer: success,
});

/** More than any password, or any company's names, that a form takes. */
const longestJudged = 200;

export const passwordJudgement = z.strictObject({
  password: text(longestJudged),
  /** Words that are easy to guess here alone, such as the names of the company. */
  names: z.array(text(longestJudged)).check(z.maxLength(4)),
});

/** Says which part of a chosen password is easy to guess, '' for none. It keeps nothing, and has the limits of a password try. */
export const judgePassword = route({
  method: 'POST',
  path: '/api/v1/password-judgements',
  body: passwordJudgement,
  answer: z.strictObject({ easyPart: z.string() }),
});
