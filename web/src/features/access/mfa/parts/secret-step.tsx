import { Button } from '../../../../ui/button.tsx';
import { CopyIcon } from '../../../../ui/icons.tsx';
import { useCopy } from '../../../../kernel/calls/use-copy.ts';
import { appCode, shownSecret } from '@madang/contract/access/mfa/rules.ts';
import * as z from 'zod/mini';
import { useForm } from '../../../../kernel/form.ts';
import type { RefusalHandling } from '../../../../kernel/forms/form-submit.ts';
import { CodeField } from '../../../../ui/fields/code-field.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { QrCode } from '../../../../ui/parts/qr-code.tsx';
import { takeFocus } from '../../../../ui/take-focus.ts';
import type { AppSecret } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './secret-step.module.css';

const schema = z.object({ code: appCode });

interface SecretStepProps {
  readonly secret: AppSecret;
  /** Sends the first code. */
  readonly onCode: (code: string) => Promise<void>;
  readonly refusals?: Readonly<Record<string, RefusalHandling>>;
  /** Label in place of 'Cancel'. */
  readonly cancelLabel?: string;
  readonly onCancel: () => void;
}

/** The secret for an authenticator app, to scan or to type, and the first code that it shows. */
export function SecretStep({ secret, onCode, refusals = {}, cancelLabel, onCancel }: SecretStepProps) {
  const t = useText();
  const copy = useCopy({ copied: t('app.copied'), failed: t('app.copyFailed') });
  const form = useForm({
    schema,
    initial: { code: '' },
    submit: ({ code }) => onCode(code),
    refusals,
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <p ref={takeFocus} tabIndex={-1}>
          {t('app.scan')}
        </p>
        <div className={styles['secret']}>
          <QrCode text={secret.uri} label={t('app.qr')} />
          <div className={styles['typed']}>
            <p>
              <span>{t('app.type')}</span>
              <code lang="en">{shownSecret(secret.secret)}</code>
            </p>
            <Button small icon={<CopyIcon size={16} />} onClick={() => copy(secret.secret)}>
              {t('app.copy')}
            </Button>
          </div>
        </div>
        <CodeField {...form.field('code')} label={t('code')} required />
        <FormActions submit={t('app.confirm')} busy={form.busy} onCancel={onCancel} cancel={cancelLabel} />
      </Stack>
    </form>
  );
}
