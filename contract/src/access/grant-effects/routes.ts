import * as z from 'zod/mini';
import { listOf } from '../../kernel/lists/list.ts';
import { route, searchRoute } from '../../kernel/route.ts';
import { companyRoleInput, oneCompanyRole } from '../company-roles/rules.ts';
import { changedLimits, givenLimits, oneGrant, scopeKinds } from '../grants/rules.ts';

/** People who gain or lose a permission in a place; of what stays as it is there is no row. */
const effects = listOf(
  z.strictObject({
    permission: z.string(),
    change: z.enum(['gains', 'loses']),
    scope: z.strictObject({ kind: z.enum(scopeKinds), id: z.string(), name: z.string(), englishName: z.string() }),
    people: z.int(),
  }),
  {
    /** True if only a part was counted: there are more people or places. */
    isPartial: z.boolean(),
    /** MEM-04: permissions of the grant that open nothing in its scope, because they are company-wide. */
    companyWide: z.array(z.string()),
  },
);
export type GrantEffects = z.output<typeof effects>;

/** MEM-09: effects of a grant before it is given. */
export const previewGivenGrant = route({
  method: 'GET',
  path: '/api/v1/grants/effects',
  query: givenLimits,
  answer: effects,
});

/** The same of a grant with another scope, other dates or hours. */
export const previewChangedGrant = route({
  method: 'GET',
  path: '/api/v1/grants/{grantId}/effects',
  params: oneGrant,
  query: changedLimits,
  answer: effects,
});

/** The same of a grant that is taken back. */
export const previewTakenGrant = route({
  method: 'GET',
  path: '/api/v1/grants/{grantId}/effects/of-taking-back',
  params: oneGrant,
  answer: effects,
});

/** The same of other permissions of a role, for those who hold it. */
export const previewChangedRole = searchRoute({
  path: '/api/v1/company-roles/{companyRoleId}/effects',
  params: oneCompanyRole,
  body: companyRoleInput,
  answer: effects,
});
