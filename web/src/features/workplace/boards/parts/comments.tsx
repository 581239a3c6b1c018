import { deleteComment, type Comment, type Namelessness } from '@madang/contract/workplace/boards/routes.ts';
import { lazy, Suspense, useId } from 'react';
import { call } from '../../../../kernel/call.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { MoreButton } from '../../../../kernel/lists/more-button.tsx';
import { itemsOf } from '../../../../kernel/lists/portions.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Button } from '../../../../ui/button.tsx';
import { useComments, useReread } from '../api.ts';
import reading from '../../../../ui/parts/reading.module.css';
import styles from '../pages/boards.module.css';
import { useText } from '../texts.ts';
import { Asked } from './asked.tsx';
import { AuthorName } from './post-notes.tsx';
import { PostTime } from './post-time.tsx';

/** The form comes behind the words: who only reads does not wait for it. */
const CommentForm = lazy(async () => ({ default: (await import('./comment-form.tsx')).CommentForm }));

interface CommentsProps {
  readonly postId: string;
  readonly canWrite: boolean;
  readonly board: Namelessness;
}

/** Shows the comments on a post, oldest first, and a field to add one. */
export function Comments({ postId, canWrite, board }: CommentsProps) {
  const t = useText();
  const comments = useComments(postId);
  return (
    <section className={styles['part']} aria-labelledby="comments">
      <h2 id="comments" tabIndex={-1}>
        {t('comments')}
      </h2>
      <Asked query={comments}>
        {({ pages }) => {
          const rows = itemsOf(pages);
          if (rows.length === 0) return <p>{t('noComments')}</p>;
          return (
            <ul className={reading['list']}>
              {rows.map((comment) => (
                <CommentRow key={comment.commentId} comment={comment} />
              ))}
            </ul>
          );
        }}
      </Asked>
      {comments.hasNextPage && (
        <div className={reading['more']}>
          <MoreButton list={comments} label={t('more')} />
        </div>
      )}
      {canWrite && (
        <Suspense fallback={null}>
          <CommentForm postId={postId} board={board} />
        </Suspense>
      )}
    </section>
  );
}

function CommentRow({ comment }: { readonly comment: Comment }) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const id = useId();
  const remove = async () => {
    if (!(await notices.confirm(t('deleteCommentAsk'), { ok: t('delete'), danger: true }))) return;
    try {
      await call(deleteComment, { params: { commentId: comment.commentId } });
      await reread();
      notices.toast(t('commentDeleted'));
      // The button that was pressed is gone with its comment.
      document.getElementById('comments')?.focus();
    } catch (thrown) {
      await notices.showError(thrown);
    }
  };
  return (
    <li className={styles['comment']}>
      <span className={styles['notes']} id={id}>
        {comment.author && <AuthorName author={comment.author} />}
        <PostTime moment={comment.writtenAt} />
      </span>
      <p className={styles['commentText']}>{comment.text}</p>
      {can(comment, 'delete') && (
        <span>
          <Button variant="danger" small aria-describedby={id} onClick={() => void remove()}>
            {t('delete')}
          </Button>
        </span>
      )}
    </li>
  );
}
