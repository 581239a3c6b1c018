import type { PostRow } from '@madang/contract/workplace/boards/routes.ts';
import { FeedRow } from './feed-row.tsx';
import styles from './feed.module.css';

interface PostListProps {
  readonly boardNumber: number;
  readonly isAnonymous: boolean;
  readonly posts: readonly PostRow[];
}

/** Posts of one board. */
export function PostList({ posts, ...board }: PostListProps) {
  return (
    <ul className={styles['list']}>
      {posts.map((post) => (
        <FeedRow key={post.postId} {...board} post={post} />
      ))}
    </ul>
  );
}
