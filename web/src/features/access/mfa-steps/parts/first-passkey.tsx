import { passkeyName } from '@madang/contract/access/mfa/rules.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { errorText } from '../../../../kernel/error-texts.ts';
import { useForm } from '../../../../kernel/form.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { takeFocus } from '../../../../ui/take-focus.ts';
import { createPasskey, type NotMade, useFactorTexts } from '../../mfa/index.ts';
import { addPasskey, beginPasskey, type Entered } from '../set-up-calls.ts';
import { endings } from '../step-calls.ts';
import { useText } from '../texts.ts';

const schema = z.object({ passkeyName });

interface FirstPasskeyProps {
  readonly device: string;
  readonly onEntered: (entered: Entered) => void;
  readonly onEnded: (code: string) => void;
  readonly onCancel: () => void;
}

/** The name of a passkey, then the browser's own window. */
export function FirstPasskey({ device, onEntered, onEnded, onCancel }: FirstPasskeyProps) {
  const t = useText();
  const own = useFactorTexts();
  const [failure, setFailure] = useState<NotMade>();
  const form = useForm({
    schema,
    initial: { passkeyName: device },
    submit: async (typed) => {
      setFailure(undefined);
      const made = await createPasskey(await beginPasskey());
      if (typeof made === 'string') return setFailure(made);
      onEntered(await addPasskey(typed.passkeyName, made));
    },
    refusals: Object.fromEntries(endings.map((code) => [code, () => onEnded(code)])),
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <p ref={takeFocus} tabIndex={-1}>
          {own('passkeys.lead')}
        </p>
        <TextField {...form.field('passkeyName')} help={own('passkeys.help')} autoComplete="off" />
        {failure && (
          <Callout tone="warning" isNews>
            {failure === 'known' ? errorText({ code: 'PASSKEY_KNOWN' }) : own('passkeys.notMade')}
          </Callout>
        )}
        <FormActions submit={own('next')} busy={form.busy} onCancel={onCancel} cancel={t('setUp.back')} />
      </Stack>
    </form>
  );
}
