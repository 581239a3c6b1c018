import * as z from 'zod/mini';
import { type Language, readsKorean } from '../../kernel/languages.ts';

/** An emblem beside a person's name. */
export const emblemMark = z.strictObject({
  emblemId: z.uuid(),
  emblemName: z.string(),
  /** '' where it has none. */
  englishEmblemName: z.string(),
  imageAddress: z.string(),
});
export type EmblemMark = z.output<typeof emblemMark>;

/** The name of an emblem as a reader of a language sees it. */
export function emblemNameFor(
  { emblemName, englishEmblemName }: Pick<EmblemMark, 'emblemName' | 'englishEmblemName'>,
  language: Language,
): string {
  return readsKorean(language) ? emblemName : englishEmblemName || emblemName;
}

/** Address of a picture, which is another one for every picture that the emblem has had. */
export function emblemImageAddress(emblemId: string, imageId: string): string {
  return `/api/v1/emblems/${emblemId}/image?version=${imageId}`;
}
