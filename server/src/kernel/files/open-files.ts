import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Files } from './files.ts';
import { LocalFiles } from './local-files.ts';
import { S3Files, type S3Options } from './s3-files.ts';

/** Settings for a command that copies everything: a file may be large, and no person waits. */
export const patient: S3Options = { timeoutMs: 600_000 };

/** The files of the settings: in a bucket where one is named, else in the data folder. */
export function openFiles(
  { filesPlace, dataFolder }: Pick<Config, 'filesPlace' | 'dataFolder'>,
  options?: S3Options,
): Files {
  return filesPlace === undefined ? new LocalFiles(join(dataFolder, 'files')) : new S3Files(filesPlace, options);
}
