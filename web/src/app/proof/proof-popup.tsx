import { proveSession } from '@madang/contract/access/accounts/routes.ts';
import { typedPassword } from '@madang/contract/secrets/credentials/password-fields.ts';
import * as z from 'zod/mini';
import { call } from '../../kernel/call.ts';
import { useForm } from '../../kernel/form.ts';
import { textsOf } from '../../kernel/use-texts.ts';
import { Popup } from '../../ui/dialogs/popup.tsx';
import { FormActions } from '../../ui/fields/form-actions.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Stack } from '../../ui/parts/card.tsx';
import type { en } from './messages/en.ts';

const schema = z.object({ password: typedPassword });
const useText = textsOf<typeof en>('proof');

/** The present password, so that no one else goes on where a browser was left open. */
export function ProofPopup({ onEnd }: { readonly onEnd: (proven: boolean) => void }) {
  const t = useText();
  const form = useForm({
    schema,
    initial: { password: '' },
    submit: async (body) => {
      await call(proveSession, { body });
      onEnd(true);
    },
  });
  const cancel = () => onEnd(false);
  return (
    <Popup title={t('title')} onClose={cancel}>
      <form {...form.formProps}>
        <Stack>
          <p>{t('text')}</p>
          <PasswordField {...form.field('password')} required autoComplete="current-password" />
          <FormActions submit={t('go')} busy={form.busy} onCancel={cancel} />
        </Stack>
      </form>
    </Popup>
  );
}
