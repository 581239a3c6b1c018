import * as z from 'zod/mini';
import { windowTargets } from '../../menus/rules.ts';
import { linkIcons } from '../rules.ts';

const quickLink = z.strictObject({
  koreanTitle: z.string(),
  englishTitle: z.string(),
  url: z.string(),
  windowTarget: z.enum(windowTargets),
  linkId: z.uuid(),
  /** Icon drawn if the link has no picture. */
  icon: z.enum(linkIcons),
  imageAddress: z.nullable(z.string()),
});
export type HomeLink = z.output<typeof quickLink>;

export const linkHomeCard = { links: z.array(quickLink) };
