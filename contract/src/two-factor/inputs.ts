import * as z from 'zod/mini';

/** `device`: what the caller's own device is called, or ''. */
export const factorsQuery = z.strictObject({ device: z.string() });
