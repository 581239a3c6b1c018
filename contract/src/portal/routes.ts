import * as z from 'zod/mini';
import { serviceTypes } from '../companies/service-types.ts';
import { route } from '../kernel/route.ts';

/** What the portal's home shows of the person's company; the services' addresses are the platform's. */
export const readPortalHome = route({
  method: 'GET',
  path: '/api/v1/portal/home',
  access: 'person',
  answer: z.strictObject({ services: z.array(z.enum(serviceTypes)) }),
  refusals: [],
});
