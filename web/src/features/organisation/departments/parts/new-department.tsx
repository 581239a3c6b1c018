import { createDepartment } from '@madang/contract/organisation/departments/routes.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { useDone } from '../../../../ui/repeated/repeated.tsx';
import { Facts, Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { useDepartment, useReread } from '../api.ts';
import { nameFor } from '../names.ts';
import { useText } from '../texts.ts';
import { DepartmentFields, type TypedDepartment } from './department-fields.tsx';

interface NewDepartmentProps {
  readonly parentDepartmentCode: string;
  readonly onMade: (code: string) => void;
  readonly onClose: () => void;
}

/** A new department, at the end of the one above it. */
export function NewDepartment({ parentDepartmentCode, onMade, onClose }: NewDepartmentProps) {
  const t = useText();
  const language = useLanguage();
  const parent = useDepartment(parentDepartmentCode);
  return (
    <SidePanel title={t('add')} onClose={onClose} beginsAtField repeats>
      <Listed query={parent}>
        {({ department }) => (
          <Stack>
            <Facts facts={[[t('parent'), nameFor(department, language)]]} />
            <NewForm parentDepartmentCode={parentDepartmentCode} onMade={onMade} onClose={onClose} />
          </Stack>
        )}
      </Listed>
    </SidePanel>
  );
}

function NewForm({ parentDepartmentCode, onMade, onClose }: NewDepartmentProps) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const done = useDone();
  const reread = useReread();
  const [initial] = useState<TypedDepartment>({
    departmentCode: '',
    departmentName: '',
    englishDepartmentName: '',
    language,
    parentDepartmentCode,
    beforeDepartmentCode: '',
  });
  const form = useForm({
    schema: createDepartment.body,
    initial,
    submit: async (body) => {
      await call(createDepartment, { body });
      await reread();
      notices.toast(t('made', { name: body.departmentName }));
      done(() => onMade(body.departmentCode));
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <DepartmentFields form={form} />
        <FormActions submit={t('save')} busy={form.busy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
