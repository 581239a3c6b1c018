import { linkLimits } from '@madang/contract/workplace/quick-links/limits.ts';
import { linkProperties } from '@madang/contract/workplace/quick-links/properties.ts';
import { readLinkImage, type LinkRow } from '@madang/contract/workplace/quick-links/routes.ts';
import type { LinkInput } from '@madang/contract/workplace/quick-links/rules.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import type { Files } from '../../../kernel/files/files.ts';
import { drawSentImage, type ImageSender } from '../../../kernel/images/sent-images.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import type { StoredLink } from './quick-links.sql.ts';

/** Pixels of a link picture's side, for screens of three pixels to the point. */
const imageSide = 256;
const drawing = { as: 'fitted', sides: [imageSide], maxPixels: linkLimits.imagePixels } as const;

export function linkRowOf({ imageId, ...link }: StoredLink): LinkRow {
  return { ...link, imageAddress: imageId === null ? null : readLinkImage.path.replace('{imageId}', imageId) };
}

/** A link's new picture, kept before its row names it; null where the link is to have none, undefined where it keeps its own. */
export interface KeptImage {
  readonly companyCode: string;
  readonly imageId: string | null | undefined;
}

export async function keepImage(sender: ImageSender, { image }: Pick<LinkInput, 'image'>): Promise<KeptImage> {
  const { kernel, companyCode } = sender;
  if (image === undefined || image === null) return { companyCode, imageId: image };
  const drawn = await drawSentImage(sender, image, drawing, linkProperties.imagesPerPersonHour);
  const [file] = typeof drawn === 'string' ? [] : drawn;
  if (!file) throw refuseField('image', 'LINK_IMAGE_KIND');
  return { companyCode, imageId: await kernel.files.put(companyCode, file) };
}

/** Takes a picture away that no link names: the new one where the link was refused, else the one that it had before. */
export async function dropImage(
  { files }: { readonly files: Files },
  { companyCode, imageId }: KeptImage,
  answer: unknown,
): Promise<void> {
  const unused: unknown = answer === undefined ? imageId : Reflect.get(Object(answer), 'replacedImageId');
  if (typeof unused === 'string') await files.remove(companyCode, unused);
}

export function linkTarget(id: string): Target {
  return { kind: 'quick-link', id };
}
