import { appCode, shownSecret } from '@madang/contract/factors/rules.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useForm } from '../../../kernel/form.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { CodeField } from '../../../ui/fields/code-field.tsx';
import { Actions, Stack } from '../../../ui/parts/card.tsx';
import { QrCode } from '../../../ui/parts/qr-code.tsx';
import { type AppSecret, beginApp, confirmApp, useRereadFactors } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './app-popup.module.css';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const schema = z.object({ code: appCode });

/** An authenticator app: the password, then the secret and its first code, then the codes for the day it is lost. */
export function AppPopup({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const notices = useNotices();
  const reread = useRereadFactors();
  const [secret, setSecret] = useState<AppSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const finish = async () => {
    notices.toast(t('app.done'));
    onClose();
    await reread();
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
        <SecretStep secret={secret} onConfirmed={confirmed} onCancel={onClose} />
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

interface SecretStepProps {
  readonly secret: AppSecret;
  readonly onConfirmed: (codes: readonly string[]) => Promise<void>;
  readonly onCancel: () => void;
}

function SecretStep({ secret, onConfirmed, onCancel }: SecretStepProps) {
  const t = useText();
  const form = useForm({
    schema,
    initial: { code: '' },
    submit: async ({ code }) => onConfirmed(await confirmApp(code)),
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <p>{t('app.scan')}</p>
        <div className={styles['secret']}>
          <QrCode text={secret.uri} label={t('app.qr')} />
          <p>
            {t('app.type')}
            <code lang="en">{shownSecret(secret.secret)}</code>
          </p>
        </div>
        <CodeField {...form.field('code')} label={t('code')} required />
        <Actions>
          <Button type="submit" look="primary" busy={form.busy}>
            {t('app.confirm')}
          </Button>
          <Button onClick={onCancel}>{t('cancel')}</Button>
        </Actions>
      </Stack>
    </form>
  );
}
