import { invitationLimits } from '@madang/contract/joining/invitations/limits.ts';
import {
  type InvitationRow,
  resendInvitation,
  restoreInvitation,
  revokeInvitation,
} from '@madang/contract/joining/invitations/routes.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { Button } from '../../../../ui/button.tsx';
import { Actions } from '../../../../ui/parts/card.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';

interface InvitationActionsProps {
  readonly invitation: InvitationRow;
  /** A shared link that was made again. */
  readonly onNewLink: (link: string) => void;
}

/** Shows the actions that the server permits now; a revocation takes effect at once and can be undone. */
export function InvitationActions({ invitation: { invitationId, kind, can }, onNewLink }: InvitationActionsProps) {
  const t = useText();
  const notices = useNotices();
  const undoable = useUndoable();
  const reread = useReread();
  const [busy, setBusy] = useState<string>();
  const params = { invitationId };
  const act = async (name: string, work: () => Promise<void>) => {
    setBusy(name);
    try {
      await work();
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(undefined);
      await reread();
    }
  };
  const restore = async () => {
    await call(restoreInvitation, { params });
    notices.toast(t('restored'));
  };
  const revoke = async () => {
    undoable(t('revoked'), await sendChange(revokeInvitation, { params }), reread);
  };
  const resend = async () => {
    if (kind === 'link' && !(await notices.confirm(t('renewAsk'), { title: t('renew'), ok: t('renew') }))) return;
    const { link } = await call(resendInvitation, { params, body: { validDays: invitationLimits.usualValidDays } });
    if (link === null) notices.toast(t('resent'));
    else onNewLink(link);
  };
  const words = { resend: t(kind === 'link' ? 'renew' : 'resend'), revoke: t('revoke'), restore: t('restore') };
  const works = { resend, revoke, restore };
  if (can.length === 0) return null;
  return (
    <Actions>
      {can.map((name) => (
        <Button
          key={name}
          variant={name === 'revoke' ? 'danger' : 'secondary'}
          busy={busy === name}
          onClick={() => void act(name, works[name])}
        >
          {words[name]}
        </Button>
      ))}
    </Actions>
  );
}
