import * as z from 'zod/mini';

/** Where people who have just come are led instead; null where the home opens first. */
export const companyHomeCard = { opensFirst: z.nullable(z.string()) };
