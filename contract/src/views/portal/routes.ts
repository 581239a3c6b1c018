import * as z from 'zod/mini';
import { capabilityHomeCard } from '../../contributed/home-card.generated.ts';
import { capabilityHomeNotices } from '../../contributed/home-notices.generated.ts';
import { canOf } from '../../kernel/access/can.ts';
import { route } from '../../kernel/route.ts';

const homeCards = z.strictObject(capabilityHomeCard);
/** Parts of the home, by the names in the `contributions/home-card.ts` of each capability. */
export type HomeCards = z.output<typeof homeCards>;

/** Something that waits for the person; each kind stands in the `contributions/home-notices.ts` of its capability. */
const notice = z.discriminatedUnion('kind', capabilityHomeNotices);
export type HomeNotice = z.output<typeof notice>;

/** Returns the content of the portal's home about the user's company; the addresses of the services come from the platform. */
export const readPortalHome = route({
  method: 'GET',
  path: '/api/v1/portal/home',
  answer: z.extend(homeCards, { notices: z.array(notice), can: canOf(['arrange']) }),
});
