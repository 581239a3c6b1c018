import { createHash } from 'node:crypto';
import { photoLimits, type PhotoSize, photoSizes } from '@madang/contract/people/limits.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { newId } from '../../../kernel/crypto/new-id.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import type { Files } from '../../../kernel/files/files.ts';
import { hasMorePixels, redrawImage } from '../../../kernel/files/images.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { hasPhoto, replacePhoto } from './photos.sql.ts';

/** Points of the squares that a photo is kept as: each is sharp at twice the size that it is shown in. */
const sides: Readonly<Record<PhotoSize, number>> = { small: 80, medium: 160, large: 320 };

export const purgePhotoTask = 'forget-person-photo';

/** A photo, kept before a person's row names it. */
export interface KeptPhoto {
  readonly companyCode: string;
  readonly photoId: string;
}

/** The file of a photo in one size; each photo has one for every size. */
export function photoFile(photoId: string, size: PhotoSize): string {
  const hex = createHash('sha256').update(`${photoId} ${size}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** Draws a photo again in three sizes, turned as its camera was held and without what else was in the file. */
export async function keepPhoto(files: Files, companyCode: string, photo: string): Promise<KeptPhoto> {
  const content = Buffer.from(photo, 'base64');
  const photoId = newId();
  // One after another: each drawing takes the memory of the whole picture.
  for (const size of photoSizes) {
    const options = { as: 'portrait', maxPixels: photoLimits.imagePixels } as const;
    const drawn = await redrawImage(content, sides[size], options);
    if (!drawn) throw await refusalOf(content);
    await files.put(companyCode, drawn, photoFile(photoId, size));
  }
  return { companyCode, photoId };
}

/** A photograph of very many points is a photograph all the same: the refusal says what to change. */
async function refusalOf(content: Uint8Array) {
  const { imagePixels } = photoLimits;
  if (!(await hasMorePixels(content, imagePixels))) return refuseField('photo', 'PHOTO_KIND');
  return refuseField('photo', 'PHOTO_PIXELS', { 0: imagePixels / 1_000_000 });
}

/** Takes a photo away that no person has, because the change was refused. */
export async function dropPhoto({ files }: Pick<Kernel, 'files'>, kept: KeptPhoto, answer: unknown): Promise<void> {
  if (answer === undefined) await removeFiles(files, kept);
}

async function removeFiles(files: Files, { companyCode, photoId }: KeptPhoto): Promise<void> {
  for (const size of photoSizes) await files.remove(companyCode, photoFile(photoId, size));
}

/** Gives a person another photo or none; the files of the former go with a job. False where there was none. */
export async function changePhoto(tx: Tx, key: PersonKey, photoId: string | null): Promise<boolean> {
  const former = await replacePhoto(tx, key, photoId);
  if (former !== null) await enqueueJob(tx, purgePhotoTask, { companyCode: key.companyCode, photoId: former });
  return former !== null;
}

/** Takes away the files of a photo that no one has any more. */
export async function purgePhoto({ db, files }: Pick<Kernel, 'db' | 'files'>, payload: unknown): Promise<void> {
  const kept = payload as KeptPhoto;
  const isUsed = await inCompany(db, kept.companyCode, (tx) => hasPhoto(tx, kept.companyCode, kept.photoId));
  if (!isUsed) await removeFiles(files, kept);
}
