import { newComment, type Namelessness, writeComment } from '@madang/contract/workplace/boards/routes.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { sessionQuery } from '../../../../kernel/session-query.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useReread } from '../api.ts';
import { type DraftPlace, dropDraft, dropDraftsOfOthers, keepDraft, readDraft } from '../drafts.ts';
import { useExpectedNamelessness } from '../expected-namelessness.ts';
import { useText } from '../texts.ts';

interface Commented {
  readonly postId: string;
  readonly board: Namelessness;
}

/** A form for each post and person: what is typed to one never becomes another's. */
export function CommentForm({ postId, board }: Commented) {
  const { personId } = useSuspenseQuery(sessionQuery).data;
  const place = useMemo(() => ({ personId, place: `comment:${postId}` }), [personId, postId]);
  return <CommentFormAt key={`${personId} ${postId}`} postId={postId} board={board} place={place} />;
}

/** Shows the comment form; keeps a started comment like a post's draft, for users who leave to look something up. */
function CommentFormAt({ postId, place, board }: Commented & { readonly place: DraftPlace }) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const { expected, refusals } = useExpectedNamelessness(board);
  const form = useForm({
    schema: newComment,
    initial: { commentText: '' },
    submit: async (body) => {
      await call(writeComment, { params: { postId }, body: { ...body, ...expected } });
      dropDraft(place);
    },
    afterSubmit: async () => {
      form.reset();
      await reread();
      notices.toast(t('commentSent'));
    },
    refusals,
  });
  const { isDirty, busy } = form;
  const { value, onChange } = form.field('commentText');
  useEffect(() => {
    dropDraftsOfOthers(place);
    const kept = readDraft(place);
    if (kept) onChange(kept.postContent);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for a post, whatever is typed then
  }, [place]);
  useEffect(() => {
    if (busy) return;
    if (isDirty) keepDraft(place, { postTitle: '', headWord: '', postContent: value });
    else dropDraft(place);
  }, [place, value, isDirty, busy]);
  return (
    <form {...form.formProps}>
      <Stack tight>
        <TextAreaField {...form.field('commentText')} rows={3} spellCheck />
        <span>
          <Button type="submit" variant="primary" busy={busy}>
            {t('writeComment')}
          </Button>
        </span>
      </Stack>
    </form>
  );
}
