import type { OwnPasskey } from '@madang/contract/access/mfa/routes.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { type OnFactorsChanged, removeApp, removePasskey, useRereadFactors } from '../api.ts';
import { useText } from '../texts.ts';
import { PasswordForm } from './password-form.tsx';

interface RemovePopupProps {
  /** Left out: the authenticator app. */
  readonly passkey?: OwnPasskey | undefined;
  /** Nothing else stands beside the password. */
  readonly isLast: boolean;
  readonly onChanged: OnFactorsChanged;
  readonly onClose: () => void;
}

/** Removing the app or a passkey, with its consequences shown before. */
export function RemovePopup({ passkey, isLast, onChanged, onClose }: RemovePopupProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useRereadFactors();
  const title = t(passkey ? 'passkeys.removeTitle' : 'app.remove');
  const remove = async (password: string) => {
    await (passkey ? removePasskey(passkey.passkeyId, password) : removeApp(password));
    notices.toast(t(passkey ? 'passkeys.removed' : 'app.removed'));
    onClose();
    await reread();
    await onChanged('changed');
  };
  return (
    <Popup title={title} onClose={onClose}>
      <PasswordForm submitLabel={title} destroys onProven={remove} onCancel={onClose}>
        {passkey && <p>{t('passkeys.removeLead', { name: passkey.name })}</p>}
        <p>{t(isLast ? 'left.nothing' : 'left.others')}</p>
      </PasswordForm>
    </Popup>
  );
}
