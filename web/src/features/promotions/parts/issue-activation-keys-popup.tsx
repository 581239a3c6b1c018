import { issueLimits } from '@madang/contract/promotions/limits.ts';
import { issueActivationKeys } from '@madang/contract/promotions/routes.ts';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useForm } from '../../../kernel/form.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../ui/fields/form-actions.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Stack } from '../../../ui/parts/card.tsx';
import { useRereadActivationKeys } from '../api.ts';
import { emptyActivationKeys, activationKeyForm } from '../activation-key-form.ts';
import { useText } from '../texts.ts';
import { IssuedCodes } from './issued-codes.tsx';

/** New opencodes, then the keys themselves: the one time that they are shown. */
export function IssueActivationKeysPopup({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <IssuedCodes codes={codes} kind="opencodes" onClose={onClose} />;
  return (
    <Popup title={t('opencodes.issue')} onClose={onClose}>
      <ActivationKeyForm onIssued={setCodes} onCancel={onClose} />
    </Popup>
  );
}

interface ActivationKeyFormProps {
  readonly onIssued: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

function ActivationKeyForm({ onIssued, onCancel }: ActivationKeyFormProps) {
  const t = useText();
  const reread = useRereadActivationKeys();
  const [initial] = useState(() => emptyActivationKeys());
  const form = useForm({
    schema: activationKeyForm,
    initial,
    submit: async (body) => {
      const { codes } = await call(issueActivationKeys, { body });
      onIssued(codes);
      await reread();
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <TextField {...form.field('note')} help={t('opencodes.noteHelp')} spellCheck />
        <NumberField
          {...form.field('codeCount')}
          label={t('opencodes.count')}
          min={1}
          max={issueLimits.codesPerIssue}
          help={t('opencodes.countHelp')}
        />
        <DateField {...form.field('validUntil')} help={t('help.validUntil')} />
        <FormActions submit={t('opencodes.issue')} busy={form.busy} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
