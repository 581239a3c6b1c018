import { useState } from 'react';
import { useNotices } from '../../../../kernel/notices.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { type AppSecret, beginApp, confirmApp, type OnFactorsChanged, useRereadFactors } from '../api.ts';
import { useText } from '../texts.ts';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecretStep } from './secret-step.tsx';

interface AppPopupProps {
  readonly onChanged: OnFactorsChanged;
  readonly onClose: () => void;
}

/** An authenticator app: the password, then the secret and its first code, then the codes for the day it is lost. */
export function AppPopup({ onChanged, onClose }: AppPopupProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useRereadFactors();
  const [secret, setSecret] = useState<AppSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const finish = async () => {
    notices.toast(t('app.done'));
    onClose();
    await reread();
    await onChanged('added');
  };
  const confirmed = async (made: readonly string[]) => (made.length > 0 ? setCodes(made) : finish());
  if (codes) {
    // Closed by its own button alone: a slip of the finger would lose them.
    return (
      <Popup title={t('codes.name')}>
        <RecoveryCodes codes={codes} onDone={() => void finish()} />
      </Popup>
    );
  }
  return (
    <Popup title={t('app.title')} onClose={onClose}>
      {secret ? (
        <SecretStep secret={secret} onCode={async (code) => confirmed(await confirmApp(code))} onCancel={onClose} />
      ) : (
        <PasswordForm
          submitLabel={t('next')}
          onProven={async (password) => setSecret(await beginApp(password))}
          onCancel={onClose}
        >
          <p>{t('app.lead')}</p>
        </PasswordForm>
      )}
    </Popup>
  );
}
