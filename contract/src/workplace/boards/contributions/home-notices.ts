import { waitingPosts } from './waiting-posts.ts';

export const boardHomeNotices = [waitingPosts] as const;
