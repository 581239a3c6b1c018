import { newComment, writeComment } from '@madang/contract/boards/routes.ts';
import { call } from '../../../kernel/call.ts';
import { useForm } from '../../../kernel/form.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Stack } from '../../../ui/parts/card.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';

export function CommentForm({ postId }: { readonly postId: string }) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const form = useForm({
    schema: newComment,
    initial: { commentText: '' },
    submit: async (body) => {
      await call(writeComment, { params: { postId }, body });
    },
    afterSubmit: async () => {
      form.reset();
      await reread();
      notices.toast(t('commentSent'));
    },
  });
  return (
    <form {...form.formProps}>
      <Stack tight>
        <TextAreaField {...form.field('commentText')} rows={3} spellCheck />
        <span>
          <Button type="submit" look="primary" busy={form.busy}>
            {t('writeComment')}
          </Button>
        </span>
      </Stack>
    </form>
  );
}
