import { structureCreation } from '@madang/contract/company-life/company-structures/inputs.ts';
import { structureLimits } from '@madang/contract/company-life/company-structures/limits.ts';
import {
  changeCompanyStructure,
  createCompanyStructure,
  type StructureRow,
} from '@madang/contract/company-life/company-structures/routes.ts';
import { structureChange } from '@madang/contract/company-life/company-structures/rules.ts';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useEditConflict } from '../../../../kernel/forms/edit-conflict.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useNamesOf, useReread } from '../api.ts';
import { useText } from '../texts.ts';

interface PopupProps {
  readonly onClose: () => void;
}

/** A structure to be made with its leading company. */
export function NewPopup({ onClose }: PopupProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const names = useNamesOf();
  const { codeMin: min, codeMax: max } = structureLimits;
  const form = useForm({
    schema: structureCreation,
    initial: { companyStructureCode: '', companyStructureName: '', englishCompanyStructureName: '', companyCode: '' },
    submit: async ({ companyCode, ...body }) => {
      await call(createCompanyStructure, { params: { companyCode }, body });
      onClose();
      notices.toast(t('saved', { name: names.ofStructure(body) }));
      await reread();
    },
  });
  return (
    <Popup title={t('make')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <TextField {...form.field('companyStructureCode')} autoComplete="off" help={t('codeHelp', { min, max })} />
          <TextField {...form.field('companyStructureName')} autoComplete="off" />
          <TextField {...form.field('englishCompanyStructureName')} autoComplete="off" lang="en" />
          <TextField {...form.field('companyCode')} autoComplete="off" help={t('leadingHelp')} />
          <FormActions submit={t('make')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}

/** The names of a structure. */
export function ChangePopup({ row, onClose }: PopupProps & { readonly row: StructureRow }) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const names = useNamesOf();
  const { companyCode, companyStructureName, englishCompanyStructureName } = row;
  const before = { companyStructureName, englishCompanyStructureName };
  const form = useForm({
    schema: structureChange,
    initial: { ...before, expected: before },
    refusals: useEditConflict(async () => {
      await reread();
      onClose();
    }),
    submit: async (body) => {
      await call(changeCompanyStructure, { params: { companyCode }, body });
      onClose();
      notices.toast(t('saved', { name: names.ofStructure(body) }));
      await reread();
    },
  });
  return (
    <Popup title={t('renameOne', { name: names.ofStructure(row) })} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <TextField {...form.field('companyStructureName')} autoComplete="off" />
          <TextField {...form.field('englishCompanyStructureName')} autoComplete="off" lang="en" />
          <FormActions submit={t('save')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
