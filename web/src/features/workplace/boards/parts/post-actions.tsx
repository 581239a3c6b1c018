import {
  approvePost,
  deletePost,
  pinPost,
  recommendPost,
  unpinPost,
  withdrawRecommendation,
} from '@madang/contract/workplace/boards/routes.ts';
import { useState } from 'react';
import { navigate } from '../../../../kernel/navigation/address.ts';
import { call } from '../../../../kernel/call.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useUndoableSaying } from '../../../../kernel/sections/undoable.ts';
import { Button } from '../../../../ui/button.tsx';
import { Actions } from '../../../../ui/parts/card.tsx';
import { boardHref, type OpenedPost, useReread, writeHref } from '../api.ts';
import { useText } from '../texts.ts';
import { GoButton } from './go-button.tsx';

/** Shows the actions that the user may take on the post. */
export function PostActions({ board, post }: Pick<OpenedPost, 'board' | 'post'>) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const undoable = useUndoableSaying({ undo: t('undo'), undone: t('undone') });
  const [isBusy, setBusy] = useState(false);
  const { postId } = post;
  const params = { postId };
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work()
      .then(reread)
      .catch((thrown: unknown) => notices.showError(thrown));
    setBusy(false);
  };
  const remove = async () => {
    if (!(await notices.confirm(t('deleteAsk'), { ok: t('delete'), danger: true }))) return;
    await run(async () => {
      await call(deletePost, { params });
      navigate(boardHref(board.boardNumber), { replace: true });
    });
  };
  const approve = () =>
    run(async () => {
      await call(approvePost, { params });
      notices.toast(t('approved'));
      // The button that was pressed goes with what it did.
      document.querySelector<HTMLElement>('main h1')?.focus();
    });
  const recommend = () => run(() => call(post.isRecommended ? withdrawRecommendation : recommendPost, { params }));
  const pin = () =>
    run(async () => {
      const changed = await sendChange(post.isPinned ? unpinPost : pinPost, { params });
      undoable(t(post.isPinned ? 'unpinned' : 'pinnedNow'), changed, reread);
    });
  return (
    <Actions>
      {can(post, 'approve') && (
        <Button variant="primary" busy={isBusy} onClick={() => void approve()}>
          {t('approve')}
        </Button>
      )}
      {can(post, 'recommend') && (
        <Button busy={isBusy} aria-pressed={post.isRecommended} onClick={() => void recommend()}>
          {t('recommend', { count: post.recommendationCount })}
        </Button>
      )}
      {can(post, 'reply') && <GoButton href={writeHref(board.boardNumber, { reply: postId })}>{t('reply')}</GoButton>}
      {can(post, 'pin') && (
        <Button busy={isBusy} onClick={() => void pin()}>
          {t(post.isPinned ? 'unpin' : 'pin')}
        </Button>
      )}
      {can(post, 'change') && <GoButton href={writeHref(board.boardNumber, { post: postId })}>{t('edit')}</GoButton>}
      {can(post, 'delete') && (
        <Button variant="danger" busy={isBusy} onClick={() => void remove()}>
          {t('delete')}
        </Button>
      )}
    </Actions>
  );
}
