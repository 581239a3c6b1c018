import { useNotices } from '../../../kernel/notices.ts';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { removeApp, useRereadFactors } from '../api.ts';
import { useText } from '../texts.ts';
import { PasswordForm } from './password-form.tsx';

/** Removing the app, told before what that means. */
export function RemovePopup({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const notices = useNotices();
  const reread = useRereadFactors();
  const remove = async (password: string) => {
    await removeApp(password);
    notices.toast(t('app.removed'));
    onClose();
    await reread();
  };
  return (
    <Popup title={t('app.remove')} onClose={onClose}>
      <PasswordForm submitLabel={t('app.remove')} danger onProven={remove} onCancel={onClose}>
        <p>{t('app.removeLead')}</p>
      </PasswordForm>
    </Popup>
  );
}
