import { issueLimits } from '@madang/contract/ground/promotions/limits.ts';
import { issuePromotion } from '@madang/contract/ground/promotions/routes.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useReread } from '../api.ts';
import { emptyIssue, issueForm } from '../issue-form.ts';
import { useText } from '../texts.ts';
import { IssuedPopup } from './issued-popup.tsx';

/** A new issue, then its codes: the one time that they are shown. */
export function IssuePopup({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <IssuedPopup codes={codes} kind="codes" onClose={onClose} />;
  return (
    <Popup title={t('issue')} onClose={onClose}>
      <IssueForm onIssued={setCodes} onCancel={onClose} />
    </Popup>
  );
}

interface IssueFormProps {
  readonly onIssued: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

function IssueForm({ onIssued, onCancel }: IssueFormProps) {
  const t = useText();
  const reread = useReread();
  const [initial] = useState(() => emptyIssue());
  const form = useForm({
    schema: issueForm,
    initial,
    submit: async (body) => {
      const { codes } = await call(issuePromotion, { body });
      onIssued(codes);
      await reread();
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <TextField {...form.field('benefit')} help={t('help.benefit')} spellCheck />
        <NumberField {...form.field('codeCount')} min={1} max={issueLimits.codesPerIssue} />
        <NumberField {...form.field('maxUses')} min={1} max={issueLimits.usesPerCode} help={t('help.maxUses')} />
        <DateField {...form.field('validFrom')} />
        <DateField {...form.field('validUntil')} help={t('help.validUntil')} />
        <TextField {...form.field('codePrefix')} help={t('help.codePrefix')} />
        <TextField {...form.field('namedCompany')} help={t('help.namedCompany')} />
        <FormActions submit={t('issue')} busy={form.busy} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
