import { emblemLimits } from '@madang/contract/people/emblems/limits.ts';
import { emblemProperties } from '@madang/contract/people/emblems/properties.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import type { Files } from '../../../kernel/files/files.ts';
import { isPicture } from '../../../kernel/images/file-kinds.ts';
import { drawSentImage, type ImageSender } from '../../../kernel/images/sent-images.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';

/** Pixels of an emblem's side, for screens of three pixels to the point. */
const imageSide = 192;
const imageMegapixels = emblemLimits.imagePixels / 1_000_000;
const drawing = { as: 'fitted', sides: [imageSide], maxPixels: emblemLimits.imagePixels } as const;

/** An emblem's new picture, kept before its row names it; undefined where it keeps its own. */
export interface KeptImage {
  readonly companyCode: string;
  readonly imageId: string | undefined;
}

/** Draws a picture again and keeps it; refuses what is none, and one that is too large or damaged. */
export async function keepImage(sender: ImageSender, image: string | undefined): Promise<KeptImage> {
  const { kernel, companyCode } = sender;
  if (image === undefined) return { companyCode, imageId: undefined };
  const drawn = await drawSentImage(sender, image, drawing, emblemProperties.imagesPerPersonHour);
  if (drawn === 'tooManyPixels') throw refuseField('image', 'EMBLEM_IMAGE_PIXELS', { 0: imageMegapixels });
  const [file] = drawn === 'notDrawable' ? [] : drawn;
  // Of a kind that is taken, by its beginning, what comes behind is damaged or missing.
  const isOfKind = isPicture(Buffer.from(image, 'base64'), true);
  if (!file) throw refuseField('image', isOfKind ? 'EMBLEM_IMAGE_BROKEN' : 'EMBLEM_IMAGE_KIND');
  return { companyCode, imageId: await kernel.files.put(companyCode, file) };
}

/** Takes a picture away that no emblem names: the new one of a refused change, else the one before. */
export async function dropImage(
  { files }: { readonly files: Files },
  { companyCode, imageId }: KeptImage,
  answer: unknown,
): Promise<void> {
  const unused: unknown = answer === undefined ? imageId : Reflect.get(Object(answer), 'replacedImageId');
  if (typeof unused === 'string') await files.remove(companyCode, unused);
}

export function emblemTarget(id: string): Target {
  return { kind: 'emblem', id };
}
