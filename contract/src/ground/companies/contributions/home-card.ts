import * as z from 'zod/mini';

/** Address that people are led to after sign-in; null where the home opens first. */
export const companyHomeCard = { opensFirst: z.nullable(z.string()) };
