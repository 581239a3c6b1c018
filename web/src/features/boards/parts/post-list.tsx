import type { PostRow } from '@madang/contract/boards/routes.ts';
import { Link } from '@tanstack/react-router';
import { postHref } from '../api.ts';
import reading from '../../../ui/parts/reading.module.css';
import styles from '../pages/boards.module.css';
import { PostNotes } from './post-notes.tsx';

interface PostListProps {
  readonly boardNumber: number;
  readonly posts: readonly PostRow[];
}

export function PostList({ boardNumber, posts }: PostListProps) {
  return (
    <ul className={reading['list']}>
      {posts.map((post) => (
        <li key={post.postId}>
          <Link className={styles['row']} to={postHref(boardNumber, post.postId)}>
            <span className={styles['title']}>
              {post.headWord !== '' && <span className={styles['headWord']}>{`${post.headWord} `}</span>}
              {post.title}
            </span>
            <PostNotes post={post} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
