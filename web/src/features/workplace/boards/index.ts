export const needs = ['emblems', 'rich-text'];

/** The shape of the texts, for the console's section, which says some of them too; it weighs nothing. */
export type { en as boardTexts } from './messages/en.ts';
/** The search of posts, for the portal's bar; it comes when something is searched for. */
export const loadPostSearch = () => import('./post-search.ts');
export { BoardFeed } from './parts/board-feed.tsx';
export { PinnedNotice } from './parts/pinned-notice.tsx';
