import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { documentAnswer, route } from '../../kernel/route.ts';
import { distinct } from '../../kernel/lists/distinct.ts';
import { success } from '../../kernel/wire.ts';
import { windowTargets } from '../menus/rules.ts';
import { linkLimits, maxLinkBodyBytes } from './limits.ts';
import { linkChange, linkIcons, linkInput } from './rules.ts';
import { storedId } from '../../kernel/rules.ts';

const linkId = storedId;
const linkIds = z.array(linkId).check(z.minLength(1), z.maxLength(linkLimits.links), distinct<string>());
const path = '/api/v1/quick-links';
export const oneLink = z.strictObject({ linkId });
export const linkOrder = z.strictObject({ linkIds, expected: z.optional(linkIds) });

export const linkRow = z.strictObject({
  linkId,
  koreanTitle: z.string(),
  englishTitle: z.string(),
  url: z.string(),
  windowTarget: z.enum(windowTargets),
  icon: z.enum(linkIcons),
  /** Address of the link's picture; null if the icon is shown. */
  imageAddress: z.nullable(z.string()),
});
export type LinkRow = z.output<typeof linkRow>;

export const listLinks = route({
  method: 'GET',
  path,
  answer: listOf(linkRow, { limit: z.number(), can: canOf(['create']) }),
});

export const createLink = route({
  method: 'POST',
  path,
  maxBodyBytes: maxLinkBodyBytes,
  body: linkInput,
  answer: z.strictObject({ linkId }),
});

export const changeLink = route({
  method: 'PUT',
  path: `${path}/{linkId}`,
  maxBodyBytes: maxLinkBodyBytes,
  params: oneLink,
  body: linkChange,
  answer: success,
});

export const deleteLink = route({
  method: 'DELETE',
  path: `${path}/{linkId}`,
  params: oneLink,
  answer: success,
});

/** New order; links added since keep their place at the end. `expected`: the order that the caller saw. */
export const orderLinks = route({
  method: 'PUT',
  path: '/api/v1/quick-link-order',
  body: linkOrder,
  answer: success,
});

export const linkImage = z.strictObject({ imageId: storedId });

/** A link's picture, to the people of its company; it never changes at its address. */
export const readLinkImage = route({
  method: 'GET',
  path: '/api/v1/quick-link-images/{imageId}',
  params: linkImage,
  answer: documentAnswer,
});
