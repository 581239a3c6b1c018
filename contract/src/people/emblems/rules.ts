import * as z from 'zod/mini';
import { pictureContent } from '../../kernel/fields/picture.ts';
import { anyText, optionalText, nameText, optionalName } from '../../kernel/rules.ts';
import { emblemLimits } from './limits.ts';

const { nameCharacters, descriptionCharacters, imageBytes: maxBytes } = emblemLimits;
const image = pictureContent({ size: 'MB125', kind: 'EMBLEM_IMAGE_KIND', maxBytes });

const words = {
  emblemName: nameText(nameCharacters),
  englishEmblemName: optionalName(nameCharacters),
  emblemDescription: optionalText(descriptionCharacters),
  englishEmblemDescription: optionalText(descriptionCharacters),
};

/** A new emblem; none is without a picture. */
export const emblemInput = z.strictObject({ ...words, image });
export type EmblemInput = z.output<typeof emblemInput>;
export type EmblemWords = Omit<EmblemInput, 'image'>;

const before = z.strictObject({
  emblemName: anyText(),
  englishEmblemName: anyText(),
  emblemDescription: anyText(),
  englishEmblemDescription: anyText(),
  imageAddress: anyText(),
});
export type EmblemBefore = z.output<typeof before>;

/**
 * Fields of a change; without `image` the picture stays. A thing that no longer matches `expected` is not overwritten.
 */
export const emblemChange = z.strictObject({ ...words, image: z.optional(image), expected: z.optional(before) });
