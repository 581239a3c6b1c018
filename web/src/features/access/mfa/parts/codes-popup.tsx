import { useState } from 'react';
import { useNotices } from '../../../../kernel/notices.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { type OnFactorsChanged, renewRecoveryCodes, useRereadFactors } from '../api.ts';
import { useText } from '../texts.ts';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** New recovery codes in the place of all before. */
export function CodesPopup({
  onChanged,
  onClose,
}: {
  readonly onChanged: OnFactorsChanged;
  readonly onClose: () => void;
}) {
  const t = useText();
  const notices = useNotices();
  const reread = useRereadFactors();
  const [codes, setCodes] = useState<readonly string[]>();
  const finish = async () => {
    notices.toast(t('codes.done'));
    onClose();
    await reread();
    await onChanged('changed');
  };
  return (
    <Popup title={t('codes.name')} onClose={codes ? undefined : onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => void finish()} />
      ) : (
        <PasswordForm
          submitLabel={t('codes.renew')}
          onProven={async (password) => setCodes(await renewRecoveryCodes(password))}
          onCancel={onClose}
        >
          <p>{t('codes.renewLead')}</p>
        </PasswordForm>
      )}
    </Popup>
  );
}
