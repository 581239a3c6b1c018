import { replaceRepresentative } from '@madang/contract/people/role-assignments/ownership-transfer-routes.ts';
import { ownerReplacement } from '@madang/contract/people/role-assignments/ownership-transfer-rules.ts';
import type { CompanyRow } from '@madang/contract/views/operators/platform.ts';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useCompanyName } from '../company-name.ts';
import { useText } from '../texts.ts';

interface OwnerPopupProps {
  readonly company: CompanyRow;
  readonly onClose: () => void;
}

/** MEM-08: another representative for a company whose own one cannot sign in any more. */
export function OwnerPopup({ company, onClose }: OwnerPopupProps) {
  const t = useText();
  const notices = useNotices();
  const nameOf = useCompanyName();
  const { companyCode } = company;
  const form = useForm({
    schema: ownerReplacement,
    initial: { newLoginId: '', replacementReason: '' },
    submit: async (body) => {
      await call(replaceRepresentative, { params: { companyCode }, body });
      onClose();
      notices.toast(t('representatives.saved'));
    },
  });
  return (
    <Popup title={t('representatives.title', { company: nameOf(company) })} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t('representatives.text')}</p>
          <TextField {...form.field('newLoginId')} required autoComplete="off" inputMode="email" />
          <TextField
            {...form.field('replacementReason')}
            required
            autoComplete="off"
            help={t('representatives.reasonHelp')}
          />
          <FormActions submit={t('representatives.save')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
