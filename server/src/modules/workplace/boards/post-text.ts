import { postLimits } from '@madang/contract/workplace/boards/limits.ts';
import { hasVisible } from '@madang/contract/kernel/rules.ts';
import { foldLatin } from '@madang/contract/kernel/search/search-text.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { cleanHtml, plainTextOf } from '../../../kernel/html/clean-html.ts';

/** Tags allowed in a post in addition to headings, paragraphs, lists, tables and links. */
const postTags = ['blockquote', 'pre', 'code', 's', 'u', 'hr'];

export interface PostText {
  readonly content: string;
  /** Searchable text: title and words, in one case and one form. */
  readonly searchText: string;
  /** Beginning of the post's words, as plain text. */
  readonly excerpt: string;
}

/** Cleans a post's HTML; refused where nothing readable is left of it. */
export function postTextOf(title: string, html: string): PostText {
  const content = cleanHtml(html, postTags);
  const words = plainTextOf(content);
  if (!hasVisible(words)) throw refuseField('postContent', 'MB_M_REQUIRED');
  return { content, searchText: comparable(`${title} ${words}`), excerpt: excerptOf(words) };
}

function excerptOf(words: string): string {
  return [...words].slice(0, postLimits.excerptCharacters).join('').trim();
}

/** Stored texts are cleaned once more on their way out, for the rules may have become stricter since. */
export function shownContent(stored: string): string {
  return cleanHtml(stored, postTags);
}

export function comparable(text: string): string {
  return foldLatin(text.normalize('NFKC')).toLowerCase();
}
