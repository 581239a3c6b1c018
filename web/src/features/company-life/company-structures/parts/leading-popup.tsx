import { changeLeadingCompany, type StructureRow } from '@madang/contract/company-life/company-structures/routes.ts';
import { typedCompanyCode } from '@madang/contract/company-life/company-structures/rules.ts';
import * as z from 'zod/mini';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useNamesOf, useReread } from '../api.ts';
import { useText } from '../texts.ts';

interface LeadingPopupProps {
  readonly row: StructureRow;
  readonly onClose: () => void;
}

const schema = z.strictObject({ newLeadingCode: typedCompanyCode });

/** DEP-06: another company of the structure leads it. */
export function LeadingPopup({ row, onClose }: LeadingPopupProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const names = useNamesOf();
  const { companyCode } = row;
  const others = row.companies.filter((company) => company.companyCode !== companyCode);
  const form = useForm({
    schema,
    initial: { newLeadingCode: others[0]?.companyCode ?? '' },
    submit: async (body) => {
      await call(changeLeadingCompany, { params: { companyCode }, body });
      onClose();
      notices.toast(t('ledAnew'));
      await reread();
    },
  });
  return (
    <Popup title={t('leadAnewOne', { name: names.ofStructure(row) })} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t('leadAnewText')}</p>
          <SelectField
            {...form.field('newLeadingCode')}
            label={t('leading')}
            options={others.map((company) => ({
              value: company.companyCode,
              label: `${names.ofCompany(company)} (${company.companyCode})`,
            }))}
          />
          <FormActions submit={t('leadAnew')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
