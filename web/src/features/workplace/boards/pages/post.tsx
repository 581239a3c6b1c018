import { boardNameFor } from '@madang/contract/workplace/boards/names.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { lazy, Suspense } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import type { PageProps } from '../../../../kernel/feature.ts';
import { ServerHtml } from '../../../../kernel/server-html.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { boardHref, postHref, type OpenedPost, useMarkRead, usePost } from '../api.ts';
import { Asked } from '../parts/asked.tsx';
import { BoardsLayout } from '../parts/boards-layout.tsx';
import { PostList } from '../parts/post-list.tsx';
import { PostNotes } from '../parts/post-notes.tsx';
import { useText } from '../texts.ts';
import styles from './boards.module.css';

/** Actions and comments of a post, loaded after the post because its text is read first. */
const PostActions = lazy(async () => ({ default: (await import('../parts/post-actions.tsx')).PostActions }));
const Comments = lazy(async () => ({ default: (await import('../parts/comments.tsx')).Comments }));

/** A post with what was answered to it. */
export function PostPage({ params }: PageProps) {
  const t = useText();
  const language = useLanguage();
  const opened = usePost(params['postId'] ?? '');
  const boardNumber = Number(params['boardNumber']);
  usePageTitle(opened.data?.post.title ?? t('boards'));
  useMarkRead(opened.data);
  const { board, post } = opened.data ?? {};
  return (
    <BoardsLayout current={boardNumber}>
      <Link className={styles['back']} to={boardHref(boardNumber)}>
        {board ? boardNameFor(board, language) : t('boards')}
      </Link>
      {post && post.repliedPostId !== null && (
        <Link className={styles['back']} to={postHref(boardNumber, post.repliedPostId)}>
          {t('repliedTo')}
        </Link>
      )}
      <Asked query={opened}>{(data) => <Post {...data} />}</Asked>
    </BoardsLayout>
  );
}

function Post({ board, post, replies }: OpenedPost) {
  const t = useText();
  return (
    <>
      <article className={styles['post']}>
        <header className={styles['part']}>
          <h1 tabIndex={-1}>
            {post.headWord !== '' && <span className={styles['headWord']}>{`${post.headWord} `}</span>}
            <span>{post.title}</span>
          </h1>
          <PostNotes post={post} />
        </header>
        <ServerHtml html={post.content} />
        <Suspense fallback={null}>
          <PostActions board={board} post={post} />
        </Suspense>
      </article>
      {replies.length > 0 && (
        <section className={styles['part']} aria-labelledby="replies">
          <h2 id="replies">{t('replies')}</h2>
          <PostList boardNumber={board.boardNumber} isAnonymous={board.isAnonymous} posts={replies} />
        </section>
      )}
      {(can(board, 'comment') || post.commentCount > 0) && (
        <Suspense fallback={null}>
          <Comments postId={post.postId} canWrite={can(post, 'comment')} board={board} />
        </Suspense>
      )}
    </>
  );
}
