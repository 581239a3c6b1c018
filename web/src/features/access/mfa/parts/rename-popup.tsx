import { passkeyName } from '@madang/contract/access/mfa/rules.ts';
import type { OwnPasskey } from '@madang/contract/access/mfa/routes.ts';
import * as z from 'zod/mini';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { renamePasskey, useRereadFactors } from '../api.ts';
import { useText } from '../texts.ts';

const schema = z.object({ passkeyName });

/** Another name for a passkey. */
export function RenamePopup({ passkey, onClose }: { readonly passkey: OwnPasskey; readonly onClose: () => void }) {
  const t = useText();
  const notices = useNotices();
  const reread = useRereadFactors();
  const form = useForm({
    schema,
    initial: { passkeyName: passkey.name },
    submit: async ({ passkeyName: name }) => {
      await renamePasskey(passkey.passkeyId, name);
      notices.toast(t('passkeys.renamed'));
      onClose();
      await reread();
    },
  });
  return (
    <Popup title={t('passkeys.renameTitle')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <TextField {...form.field('passkeyName')} help={t('passkeys.help')} autoComplete="off" />
          <FormActions submit={t('passkeys.save')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
