import * as z from 'zod/mini';
import { boardNumber } from './post-rules.ts';
import { newComment, newPost, postInAddress } from './routes.ts';

// What operations take, apart from the routes, so that no page downloads it.

/** A new post of a board, or a reply, which is in the board of the post that it answers. */
export const postWriting = z.union([
  z.extend(newPost, { boardNumber }),
  z.extend(newPost, { repliedPostId: postInAddress.shape.postId }),
]);

export const postChange = z.extend(newPost, postInAddress.shape);

export const commentWriting = z.extend(newComment, postInAddress.shape);

export const pendingBoard = z.strictObject({ boardNumber });
