import { typedPassword } from '@madang/contract/secrets/credentials/password-fields.ts';
import { passkeyName } from '@madang/contract/access/mfa/rules.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { errorText } from '../../../../kernel/error-texts.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { type OnFactorsChanged, useRereadFactors } from '../api.ts';
import { makePasskey, type NotMade } from '../passkeys.ts';
import { useText } from '../texts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const schema = z.object({ passkeyName, password: typedPassword });

interface PasskeyPopupProps {
  /** Name of this device, as the initial name of its passkey. */
  readonly device: string;
  readonly onChanged: OnFactorsChanged;
  readonly onClose: () => void;
}

/** A passkey: its name and the password, then the browser's own window, then the codes for the day it is lost. */
export function PasskeyPopup({ device, onChanged, onClose }: PasskeyPopupProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useRereadFactors();
  const [codes, setCodes] = useState<readonly string[]>();
  const finish = async () => {
    notices.toast(t('passkeys.done'));
    onClose();
    await reread();
    await onChanged('added');
  };
  if (codes) {
    // Closed by its own button alone: a slip of the finger would lose them.
    return (
      <Popup title={t('codes.name')}>
        <RecoveryCodes codes={codes} onDone={() => void finish()} />
      </Popup>
    );
  }
  const made = async (first: readonly string[]) => (first.length > 0 ? setCodes(first) : finish());
  return (
    <Popup title={t('passkeys.add')} onClose={onClose}>
      <NewPasskey device={device} onMade={made} onCancel={onClose} />
    </Popup>
  );
}

interface NewPasskeyProps {
  readonly device: string;
  readonly onMade: (codes: readonly string[]) => Promise<void>;
  readonly onCancel: () => void;
}

function NewPasskey({ device, onMade, onCancel }: NewPasskeyProps) {
  const t = useText();
  const [failure, setFailure] = useState<NotMade>();
  const form = useForm({
    schema,
    initial: { passkeyName: device, password: '' },
    submit: async (typed) => {
      setFailure(undefined);
      const made = await makePasskey(typed);
      return typeof made === 'string' ? setFailure(made) : onMade(made);
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <p>{t('passkeys.lead')}</p>
        <TextField {...form.field('passkeyName')} help={t('passkeys.help')} autoComplete="off" />
        <PasswordField {...form.field('password')} required autoComplete="current-password" help={t('passwordHelp')} />
        {failure && (
          <Callout tone="warning" isNews>
            {failure === 'known' ? errorText({ code: 'PASSKEY_KNOWN' }) : t('passkeys.notMade')}
          </Callout>
        )}
        <FormActions submit={t('next')} busy={form.busy} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
