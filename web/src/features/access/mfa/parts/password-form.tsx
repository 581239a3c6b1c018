import { typedPassword } from '@madang/contract/secrets/credentials/password-fields.ts';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { useForm } from '../../../../kernel/form.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';

const schema = z.object({ password: typedPassword });

interface PasswordFormProps {
  readonly submitLabel: string;
  readonly destroys?: boolean;
  /** Description of what is about to happen. */
  readonly children: ReactNode;
  readonly onProven: (password: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** The present password before anything of the second factor changes. */
export function PasswordForm({ submitLabel, destroys, children, onProven, onCancel }: PasswordFormProps) {
  const t = useText();
  const form = useForm({
    schema,
    initial: { password: '' },
    submit: ({ password }) => onProven(password),
  });
  return (
    <form {...form.formProps}>
      <Stack>
        {children}
        <PasswordField {...form.field('password')} required autoComplete="current-password" help={t('passwordHelp')} />
        <FormActions submit={submitLabel} busy={form.busy} destroys={destroys} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
