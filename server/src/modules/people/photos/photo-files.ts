import { photoSizes } from '@madang/contract/people/people/limits.ts';
import type { NamedFiles } from '../../../platform/backup/verify-installation.ts';
import { photoFile } from './photos.ts';

/** The files of people's photos: one for each size. */
export const photoFilesOf: NamedFiles = async (tx) => {
  const rows = await tx.selectFrom('people').select('photo').where('photo', 'is not', null).execute();
  return rows.flatMap(({ photo }) =>
    photo === null ? [] : photoSizes.map((size) => ({ fileId: photoFile(photo, size), what: 'photo' })),
  );
};
