import { commentApprovalRequest } from '@madang/contract/workplace/approval-requests/routes.ts';
import { requestComment } from '@madang/contract/workplace/approval-requests/rules.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './requests.module.css';

/** A comment, which the requester is notified of; the form is empty again once it was sent. */
export function CommentForm({ requestId }: { readonly requestId: string }) {
  const [round, setRound] = useState(0);
  return <OneComment key={round} requestId={requestId} onSent={() => setRound((before) => before + 1)} />;
}

interface CommentProps {
  readonly requestId: string;
  readonly onSent: () => void;
}

function OneComment({ requestId, onSent }: CommentProps) {
  const t = useText();
  const reread = useReread();
  const form = useForm({
    schema: requestComment,
    initial: { requestComment: '' },
    submit: async (body) => {
      await call(commentApprovalRequest, { params: { requestId }, body });
      await reread();
    },
    afterSubmit: onSent,
  });
  return (
    <form {...form.formProps} className={styles['screenOnly']}>
      <Stack tight>
        <TextAreaField {...form.field('requestComment')} rows={2} spellCheck />
        <div>
          <Button type="submit" busy={form.busy}>
            {t('acts.comment')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
