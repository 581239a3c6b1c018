import { type Language, readsKorean } from '../../kernel/languages.ts';

interface BoardNames {
  readonly boardName: string;
  readonly englishBoardName: string;
}

/** A board's name for a reader: Korean for those who read it, the English one for all others. */
export function boardNameFor({ boardName, englishBoardName }: BoardNames, language: Language): string {
  return readsKorean(language) ? boardName : englishBoardName;
}
