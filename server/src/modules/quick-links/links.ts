import { readLinkImage, type LinkRow } from '@madang/contract/quick-links/routes.ts';
import type { LinkInput } from '@madang/contract/quick-links/rules.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import type { Files } from '../../kernel/files/files.ts';
import { redrawImage } from '../../kernel/files/images.ts';
import type { StoredLink } from './links.sql.ts';

/** As large as a link is drawn on a screen of three points to the pixel. */
const imageSide = 256;

export function linkRowOf({ imageId, ...link }: StoredLink): LinkRow {
  return { ...link, imageAddress: imageId === null ? null : readLinkImage.path.replace('{imageId}', imageId) };
}

/**
 * Keeps a link's new picture, does the work with its id, and takes it away again where the work fails. Null
 * where the link is to have none; undefined where it keeps what it has.
 */
export async function withImage<T>(
  files: Files,
  companyCode: string,
  { image }: Pick<LinkInput, 'image'>,
  work: (imageId: string | null | undefined) => Promise<T>,
): Promise<T> {
  if (image === undefined || image === null) return work(image);
  const redrawn = await redrawImage(Buffer.from(image, 'base64'), imageSide);
  if (!redrawn) throw refuseField('image', 'LINK_IMAGE_KIND');
  const imageId = await files.put(companyCode, redrawn);
  try {
    return await work(imageId);
  } catch (error) {
    await files.remove(companyCode, imageId);
    throw error;
  }
}
