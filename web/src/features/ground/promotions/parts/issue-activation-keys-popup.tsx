import type { activationKeyIssue } from '@madang/contract/ground/promotions/routes.ts';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useForm } from '../../../../kernel/form.ts';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { emptyActivationKeys, activationKeyForm } from '../activation-key-form.ts';
import { useText } from '../texts.ts';
import { IssuedPopup } from './issued-popup.tsx';

export interface KeyIssuing {
  /** Maximum number that can be issued. */
  readonly max: number;
  readonly noteHelp: string;
  readonly send: (issue: z.output<typeof activationKeyIssue>) => Promise<{ readonly codes: readonly string[] }>;
}

interface PopupProps extends KeyIssuing {
  readonly onClose: () => void;
}

/** New opencodes, then the keys themselves: the one time that they are shown. */
export function IssueActivationKeysPopup({ onClose, ...issuing }: PopupProps) {
  const t = useText();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <IssuedPopup codes={codes} kind="opencodes" onClose={onClose} />;
  return (
    <Popup title={t('opencodes.issue')} onClose={onClose}>
      <ActivationKeyForm {...issuing} onIssued={setCodes} onCancel={onClose} />
    </Popup>
  );
}

interface ActivationKeyFormProps extends KeyIssuing {
  readonly onIssued: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

function ActivationKeyForm({ max, noteHelp, send, onIssued, onCancel }: ActivationKeyFormProps) {
  const t = useText();
  const [initial] = useState(() => emptyActivationKeys());
  const form = useForm({
    schema: activationKeyForm,
    initial,
    submit: async (body) => {
      const { codes } = await send(body);
      onIssued(codes);
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <TextField {...form.field('note')} help={noteHelp} spellCheck />
        <NumberField
          {...form.field('codeCount')}
          label={t('opencodes.count')}
          min={1}
          max={max}
          help={t('opencodes.countHelp')}
        />
        <DateField {...form.field('validUntil')} help={t('help.validUntil')} />
        <FormActions submit={t('opencodes.issue')} busy={form.busy} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
