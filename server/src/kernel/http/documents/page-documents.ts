import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type FirstPicture,
  firstPictureFile,
  type FirstPictures,
} from '@madang/contract/access/accounts/first-pictures.ts';
import { languageTags, type Language } from '@madang/contract/kernel/languages.ts';
import type { PageEntry } from '@madang/contract/kernel/page.ts';

/** The web's entries; the last two are for development. */
const entries = ['public', 'app', 'gallery', 'outbox'] as const satisfies readonly (PageEntry | DevelopmentEntry)[];
export type DevelopmentEntry = 'gallery' | 'outbox';
export type Entry = (typeof entries)[number];

export type Documents = Readonly<Partial<Record<Entry, Readonly<Record<Language, string>>>>>;

/** Every entry that was built, once per language, so that a reader's language is there before any script. */
export function readDocuments(folders: readonly string[]): Documents {
  const built = entries.flatMap((entry) => {
    const file = folders.map((folder) => join(folder, `${entry}.html`)).find((each) => existsSync(each));
    return file === undefined ? [] : [[entry, inLanguages(readFileSync(file, 'utf8'))]];
  });
  return Object.fromEntries(built);
}

function inLanguages(document: string): Record<string, string> {
  const each = Object.entries(languageTags).map(([language, tag]) => [
    language,
    document.replace('<html lang="ko">', `<html lang="${tag}">`),
  ]);
  return Object.fromEntries(each);
}

/** Pictures by page, with the hash of their style for the content security policy. */
export type DrawnPages = Readonly<Record<FirstPicture, FirstPictures[FirstPicture] & { readonly styleSource: string }>>;

/** The pages that come drawn; a build without them sends documents that draw themselves. */
export function readFirstPictures(folder: string): DrawnPages | undefined {
  const file = join(folder, firstPictureFile);
  if (!existsSync(file)) return undefined;
  const pictures = JSON.parse(readFileSync(file, 'utf8')) as FirstPictures;
  const drawn = Object.entries(pictures).map(([path, page]) => {
    const digest = createHash('sha256').update(page.style).digest('base64');
    return [path, { ...page, styleSource: `'sha256-${digest}'` }];
  });
  return Object.fromEntries(drawn) as DrawnPages;
}
