import { createHash } from 'node:crypto';
import { photoLimits, type PhotoSize, photoSizes } from '@madang/contract/people/people/limits.ts';
import { peopleProperties } from '@madang/contract/people/people/properties.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { newId } from '../../../kernel/crypto/new-id.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import type { Files } from '../../../kernel/files/files.ts';
import { drawSentImage, type ImageSender } from '../../../kernel/images/sent-images.ts';
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

const drawing = {
  as: 'portrait',
  sides: photoSizes.map((size) => sides[size]),
  maxPixels: photoLimits.imagePixels,
} as const;

/** Draws a photo again in three sizes, turned as its camera was held and without what else was in the file. */
export async function keepPhoto(sender: ImageSender, photo: string): Promise<KeptPhoto> {
  const drawn = await drawSentImage(sender, photo, drawing, peopleProperties.photosPerPersonHour);
  // A photograph of very many points is a photograph all the same: the refusal says what to change.
  if (drawn === 'tooManyPixels') throw refuseField('photo', 'PHOTO_PIXELS', { 0: drawing.maxPixels / 1_000_000 });
  if (drawn === 'notDrawable') throw refuseField('photo', 'PHOTO_KIND');
  const { kernel, companyCode } = sender;
  const photoId = newId();
  const files = photoSizes.map((size, index) => [photoFile(photoId, size), drawn[index]] as const);
  for (const [fileId, file] of files) if (file) await kernel.files.put(companyCode, file, fileId);
  return { companyCode, photoId };
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
