import { approvePost, deletePost, recommendPost, withdrawRecommendation } from '@madang/contract/boards/routes.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { usePageTitle } from '../../../kernel/document-title.ts';
import { thrownText } from '../../../kernel/error-texts.ts';
import type { PageProps } from '../../../kernel/feature.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { ServerHtml } from '../../../kernel/server-html.tsx';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Actions } from '../../../ui/parts/card.tsx';
import { boardHref, boardNameIn, postHref, usePost, useReread, writeHref } from '../api.ts';
import { Asked } from '../parts/asked.tsx';
import { GoButton } from '../parts/go-button.tsx';
import { PostList } from '../parts/post-list.tsx';
import { PostNotes } from '../parts/post-notes.tsx';
import { useText } from '../texts.ts';
import reading from '../../../ui/parts/reading.module.css';
import styles from './boards.module.css';

/** The comments come behind the post itself, whose words are read first. */
const Comments = lazy(async () => ({ default: (await import('../parts/comments.tsx')).Comments }));

/** A post with what was answered to it. */
export function PostPage({ params }: PageProps) {
  const t = useText();
  const language = useLanguage();
  const opened = usePost(params['postId'] ?? '');
  const boardNumber = Number(params['boardNumber']);
  usePageTitle(opened.data?.post.title ?? t('boards'));
  const { board, post } = opened.data ?? {};
  return (
    <div className={reading['page']}>
      <Link className={styles['back']} to={boardHref(boardNumber)}>
        {board ? boardNameIn(board, language) : t('boards')}
      </Link>
      {post && post.repliedPostId !== null && (
        <Link className={styles['back']} to={postHref(boardNumber, post.repliedPostId)}>
          {t('repliedTo')}
        </Link>
      )}
      <Asked query={opened}>{(data) => <Post {...data} />}</Asked>
    </div>
  );
}

type PostProps = NonNullable<ReturnType<typeof usePost>['data']>;

function Post({ board, post, replies }: PostProps) {
  const t = useText();
  return (
    <>
      <article className={styles['post']}>
        <header className={styles['part']}>
          <h1 tabIndex={-1}>
            {post.headWord !== '' && <span className={styles['headWord']}>{post.headWord}</span>}
            {post.title}
          </h1>
          <PostNotes post={post} />
        </header>
        <ServerHtml html={post.content} />
        <PostActions board={board} post={post} />
      </article>
      {replies.length > 0 && (
        <section className={styles['part']} aria-labelledby="replies">
          <h2 id="replies">{t('replies')}</h2>
          <PostList boardNumber={board.boardNumber} posts={replies} />
        </section>
      )}
      {(board.can.includes('comment') || post.commentCount > 0) && (
        <Suspense fallback={null}>
          <Comments postId={post.postId} canWrite={post.can.includes('comment')} />
        </Suspense>
      )}
    </>
  );
}

function PostActions({ board, post }: Pick<PostProps, 'board' | 'post'>) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const { postId, can } = post;
  const params = { postId };
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work()
      .then(reread)
      .catch((thrown: unknown) => notices.alert(thrownText(thrown)));
    setBusy(false);
  };
  const remove = async () => {
    if (!(await notices.confirm(t('deleteAsk'), { ok: t('delete'), danger: true }))) return;
    await run(async () => {
      await call(deletePost, { params });
      await navigate({ to: boardHref(board.boardNumber), replace: true });
    });
  };
  const recommend = () => run(() => call(post.isRecommended ? withdrawRecommendation : recommendPost, { params }));
  return (
    <Actions>
      {can.includes('approve') && (
        <Button look="primary" busy={isBusy} onClick={() => void run(() => call(approvePost, { params }))}>
          {t('approve')}
        </Button>
      )}
      {can.includes('recommend') && (
        <Button busy={isBusy} aria-pressed={post.isRecommended} onClick={() => void recommend()}>
          {t('recommend', { count: post.recommendationCount })}
        </Button>
      )}
      {can.includes('reply') && (
        <GoButton href={writeHref(board.boardNumber, { reply: postId })}>{t('reply')}</GoButton>
      )}
      {can.includes('edit') && <GoButton href={writeHref(board.boardNumber, { post: postId })}>{t('edit')}</GoButton>}
      {can.includes('delete') && (
        <Button look="danger" busy={isBusy} onClick={() => void remove()}>
          {t('delete')}
        </Button>
      )}
    </Actions>
  );
}
