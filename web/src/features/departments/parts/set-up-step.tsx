import { rootDepartment, setUpDepartments } from '@madang/contract/departments/limits.ts';
import { createDepartment } from '@madang/contract/departments/routes.ts';
import { createSetUpDepartment, deleteSetUpDepartment } from '@madang/contract/departments/wire.ts';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useForm } from '../../../kernel/form.ts';
import { Listed } from '../../../kernel/rooms/listed.tsx';
import { AddPopup, type SetUpCompany, type SetUpStepProps, StepList } from '../../set-up-steps/index.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { useReread, useTopDepartments } from '../api.ts';
import { nameFor } from '../names.ts';
import { useText } from '../texts.ts';
import { DepartmentFields, type TypedDepartment } from './department-fields.tsx';

/** WIZ-06: the departments of the set-up, which stand right under the company. */
export function DepartmentSetUpStep({ company }: SetUpStepProps) {
  const t = useText();
  const language = useLanguage();
  const listed = useTopDepartments();
  const reread = useReread();
  const { companyCode } = company;
  return (
    <Listed query={listed}>
      {({ items }) => (
        <StepList
          lists={[
            {
              title: t('title'),
              items: items.map((department) => ({
                key: department.departmentCode,
                name: nameFor(department, language),
                detail: department.departmentCode,
                remove: () =>
                  call(deleteSetUpDepartment, {
                    body: {
                      companyCode,
                      departmentCode: department.departmentCode,
                      parentDepartmentCode: rootDepartment,
                    },
                  }),
              })),
            },
          ]}
          limit={setUpDepartments}
          adds={[{ label: t('add'), popup: (onClose) => <NewDepartment company={company} onClose={onClose} /> }]}
          empty={{ title: t('empty'), text: t('emptyText') }}
          reread={reread}
        />
      )}
    </Listed>
  );
}

interface NewDepartmentProps {
  readonly company: SetUpCompany;
  readonly onClose: () => void;
}

function NewDepartment({ company, onClose }: NewDepartmentProps) {
  const t = useText();
  const language = useLanguage();
  const reread = useReread();
  const [initial] = useState<TypedDepartment>({
    departmentCode: '',
    departmentName: '',
    englishDepartmentName: '',
    language,
    parentDepartmentCode: rootDepartment,
    beforeDepartmentCode: '',
  });
  const form = useForm({
    schema: createDepartment.body,
    initial,
    submit: async ({ beforeDepartmentCode: _last, ...typed }) => {
      await call(createSetUpDepartment, {
        body: {
          ...typed,
          companyCode: company.companyCode,
          parentDepartmentName: company.companyName,
          englishParentDepartmentName: company.englishCompanyName,
          sortOrder: 1,
          level: 1,
          hasChildren: false,
          members: [],
        },
      });
      await reread();
    },
    afterSubmit: onClose,
  });
  return (
    <AddPopup title={t('add')} form={form} onClose={onClose}>
      <DepartmentFields form={form} />
    </AddPopup>
  );
}
