import {
  changeCompanyRole,
  createCompanyRole,
  deleteCompanyRole,
  type CompanyRoleRow,
} from '@madang/contract/access/company-roles/routes.ts';
import { type CompanyRoleInput, companyRoleInput } from '@madang/contract/access/company-roles/rules.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import type { FieldValues } from '../../../../kernel/forms/form-values.ts';
import { useEditConflict, useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { DeleteButton } from '../../../../kernel/sections/delete-button.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { Effects, useChangedRoleEffects } from '../../grant-effects/index.ts';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { PermissionsField } from './permissions-field.tsx';

interface PanelProps {
  /** Absent: a new one. */
  readonly row?: CompanyRoleRow;
  /** Permissions that the reader may put into a role. */
  readonly givable: readonly string[];
  readonly onClose: () => void;
}

const empty: FieldValues<CompanyRoleInput> = { companyRoleName: '', permissions: [] };

function inputOf({ companyRoleId: _id, holderCount: _count, ...input }: CompanyRoleRow): CompanyRoleInput {
  return input;
}

/** A company role, new or to be changed. */
export function CompanyRolePanel({ row, givable, onClose }: PanelProps) {
  const t = useText();
  const [loaded, load] = useLoadedAnew(useReread());
  return (
    <SidePanel title={row?.companyRoleName ?? t('add')} onClose={onClose} beginsAtField={!row}>
      <CompanyRoleForm key={loaded} {...{ load, givable, onClose }} {...(row && { row })} />
    </SidePanel>
  );
}

function CompanyRoleForm({ row, givable, load, onClose }: PanelProps & { readonly load: () => Promise<void> }) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  // What the form began with: a change by another administrator in between is not overwritten.
  const [expected] = useState(() => row && inputOf(row));
  const form = useForm({
    schema: companyRoleInput,
    initial: expected ?? empty,
    refusals: useEditConflict(load),
    submit: async (body) => {
      if (row)
        await call(changeCompanyRole, { params: { companyRoleId: row.companyRoleId }, body: { ...body, expected } });
      else await call(createCompanyRole, { body });
      await reread();
      notices.toast(t('saved', { name: body.companyRoleName }));
      onClose();
    },
  });
  const { data: effects } = useChangedRoleEffects(row?.companyRoleId, form.values, row?.permissions ?? []);
  return (
    <form {...form.formProps}>
      <Stack>
        <TextField {...form.field('companyRoleName')} spellCheck />
        <PermissionsField field={form.field('permissions')} givable={givable} />
        {row && row.holderCount > 0 && <Effects effects={effects} />}
        <FormActions submit={t('save')} busy={form.busy} onCancel={onClose}>
          {row && (
            <DeleteButton
              label={t('delete')}
              done={t('deleted', { name: row.companyRoleName })}
              remove={() => sendChange(deleteCompanyRole, { params: { companyRoleId: row.companyRoleId } })}
              onGone={onClose}
              reread={reread}
            />
          )}
        </FormActions>
      </Stack>
    </form>
  );
}
