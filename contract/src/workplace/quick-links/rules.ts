import * as z from 'zod/mini';
import { anyText } from '../../kernel/rules.ts';
import { englishSetUpName, setUpName } from '../../ground/companies/set-up-names.ts';
import { pictureContent } from '../../kernel/fields/picture.ts';
import { windowTargets } from '../menus/rules.ts';
import { webAddress } from '../menus/web-address.ts';
import { linkLimits } from './limits.ts';

/** Icons for a link without a picture of its own. */
export const linkIcons = ['link', 'mail', 'calendar', 'people', 'board', 'approval', 'help'] as const;
export type LinkIconName = (typeof linkIcons)[number];

const { imageBytes: maxBytes, urlCharacters } = linkLimits;
const imageContent = pictureContent({ size: 'LINK_IMAGE_SIZE', kind: 'LINK_IMAGE_KIND', maxBytes });

/** A quick link as it is made or changed. Without `image` the picture stays as it is, null takes it away. */
const linkFields = {
  koreanTitle: setUpName(),
  englishTitle: englishSetUpName(),
  url: webAddress(urlCharacters),
  windowTarget: z._default(z.enum(windowTargets), 'newTab'),
  icon: z._default(z.enum(linkIcons), 'link'),
  image: z.optional(z.nullable(imageContent)),
};
export const linkInput = z.strictObject(linkFields);
export type LinkInput = z.output<typeof linkInput>;

const linkBefore = z.strictObject({
  koreanTitle: anyText(),
  englishTitle: anyText(),
  url: anyText(),
  windowTarget: anyText(),
  icon: anyText(),
  /** Address of the link's previous picture; null for none. */
  imageAddress: z.nullable(anyText()),
});
export type LinkBefore = z.output<typeof linkBefore>;

/** `expected`: what the caller saw; anything else by now is not overwritten. */
export const linkChange = z.strictObject({ ...linkFields, expected: z.optional(linkBefore) });
