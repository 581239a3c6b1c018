import { homeFeed } from '../feed.ts';

export const boardHomeCard = { feed: homeFeed };
