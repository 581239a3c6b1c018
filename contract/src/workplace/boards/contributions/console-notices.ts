import { waitingPosts } from './waiting-posts.ts';

export const boardConsoleNotices = [waitingPosts] as const;
