import { typedPassword } from '@madang/contract/accounts/password-fields.ts';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { useForm } from '../../../kernel/form.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Actions, Stack } from '../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';

const schema = z.object({ password: typedPassword });

interface PasswordFormProps {
  readonly submitLabel: string;
  readonly danger?: boolean;
  /** What is about to happen. */
  readonly children: ReactNode;
  readonly onProven: (password: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** The present password before anything of the second factor changes. */
export function PasswordForm({ submitLabel, danger, children, onProven, onCancel }: PasswordFormProps) {
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
        <Actions>
          <Button type="submit" look={danger ? 'danger' : 'primary'} busy={form.busy}>
            {submitLabel}
          </Button>
          <Button onClick={onCancel}>{t('cancel')}</Button>
        </Actions>
      </Stack>
    </form>
  );
}
