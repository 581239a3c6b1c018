import {
  type CompanyType,
  companyTypeChange,
  companyTypes,
  hasMinSecurityGrade,
} from '@madang/contract/ground/companies/types.ts';
import { idProfiles } from '@madang/contract/secrets/credentials/id-policy.ts';
import { changeCompanyType, type CompanyRow } from '@madang/contract/views/operators/platform.ts';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useEditConflict } from '../../../../kernel/forms/edit-conflict.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useReread } from '../api.ts';
import { useCompanyName } from '../company-name.ts';
import { useText } from '../texts.ts';

interface TypePopupProps {
  readonly company: CompanyRow;
  readonly onClose: () => void;
}

/** USR-06, IDR-03: the type of one company, each with the limits that it brings. */
export function TypePopup({ company, onClose }: TypePopupProps) {
  const t = useText();
  const notices = useNotices();
  const nameOf = useCompanyName();
  const reread = useReread();
  const { companyCode, companyType: expected } = company;
  const form = useForm({
    schema: companyTypeChange,
    initial: { companyCode, companyType: expected, expected },
    refusals: useEditConflict(async () => {
      await reread();
      onClose();
    }),
    submit: async ({ companyCode: code, ...body }) => {
      await call(changeCompanyType, { params: { companyCode: code }, body });
      onClose();
      notices.toast(t('types.saved'));
      await reread();
    },
  });
  return (
    <Popup title={t('types.change', { company: nameOf(company) })} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t('types.text')}</p>
          <RadioCards
            {...form.field('companyType')}
            onChange={(type) => type !== '' && form.set('companyType', type)}
            options={companyTypes.map((type) => ({
              value: type,
              title: t(`types.names.${type}`),
              text: textOf(type),
            }))}
          />
          <FormActions submit={t('types.save')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );

  function textOf(type: CompanyType): string {
    if (hasMinSecurityGrade(type)) return t('types.texts.affiliate');
    if (type === 'company') return t('types.texts.company');
    const { minLength: min, maxLength: max } = idProfiles.sap;
    return t('types.texts.sap', { min, max });
  }
}
