import type { Module } from '../../../platform/module.ts';
import { photoFilesOf } from './photo-files.ts';
import { purgePhoto, purgePhotoTask } from './photos.ts';

export { changePhoto, dropPhoto, keepPhoto, photoFile } from './photos.ts';
export { hasPhoto } from './photos.sql.ts';

/** Photos of people: drawn again in three sizes, kept as files, and taken away with the last row that names them. */
export const photos: Module = {
  name: 'photos',
  needs: [],
  namedFiles: photoFilesOf,
  operations: [],
  tasks: (kernel) => ({ [purgePhotoTask]: (payload) => purgePhoto(kernel, payload) }),
};
