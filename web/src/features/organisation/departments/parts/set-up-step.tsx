import { rootDepartment, setUpDepartments } from '@madang/contract/organisation/departments/limits.ts';
import { createDepartment, type DepartmentRow } from '@madang/contract/organisation/departments/routes.ts';
import { languageNames } from '@madang/contract/kernel/languages.ts';
import type { BodyOf } from '@madang/contract/kernel/route.ts';
import { createSetUpDepartment, deleteSetUpDepartment } from '@madang/contract/organisation/departments/wire.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import {
  AddPopup,
  type DraftColumn,
  presetLanguages,
  PresetStep,
  type SetUpCompany,
  type SetUpStepProps,
} from '../../../ground/set-up-steps/index.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { useReread, useTopDepartments } from '../api.ts';
import { nameFor } from '../names.ts';
import { templateDepartment, templateKinds, templates } from '../templates/template.ts';
import { useText } from '../texts.ts';
import { useTemplateTexts } from '../use-templates.ts';
import { DepartmentFields, type TypedDepartment } from './department-fields.tsx';

const columns: readonly DraftColumn<TypedDepartment>[] = [
  { name: 'departmentName' },
  { name: 'englishDepartmentName', lang: 'en' },
  { name: 'departmentCode', width: 'narrow' },
];

/** WIZ-06, WIZ-24: the departments of the set-up, which stand right under the company. */
export function DepartmentSetUpStep({ company }: SetUpStepProps) {
  const t = useText();
  const language = useLanguage();
  const listed = useTopDepartments();
  const texts = useTemplateTexts(presetLanguages[company.country]);
  const reread = useReread();
  const { companyCode } = company;
  const itemOf = (department: DepartmentRow) => ({
    key: department.departmentCode,
    name: nameFor(department, language),
    detail: department.departmentCode,
    remove: () =>
      call(deleteSetUpDepartment, {
        body: { companyCode, departmentCode: department.departmentCode, parentDepartmentCode: rootDepartment },
      }),
  });
  return (
    <Listed query={texts}>
      {(names) => (
        <Listed query={listed}>
          {({ items }) => (
            <PresetStep
              step="departments"
              label={t('suggested.label')}
              addLabel={t('add')}
              suggestions={templateKinds.map((kind) => ({
                kind,
                title: t(`suggested.${kind}`),
                rows: templates[kind].map(([code]) => ({ ...underCompany, ...templateDepartment(code, names) })),
              }))}
              columns={columns}
              schema={createDepartment.body}
              empty={{ ...emptyDepartment, language: names.language }}
              create={(typed, place) => makeDepartment(typed, { company, place })}
              nameOf={(department) => nameFor(department, language)}
              note={t('suggested.language', { language: languageNames[names.language] })}
              list={{
                lists: [{ title: t('title'), items: items.map(itemOf) }],
                limit: setUpDepartments,
                adds: [{ label: t('add'), popup: (onClose) => <NewDepartment company={company} onClose={onClose} /> }],
                empty: { title: t('empty'), text: t('emptyText') },
                reread,
              }}
            />
          )}
        </Listed>
      )}
    </Listed>
  );
}

const underCompany = { parentDepartmentCode: rootDepartment, beforeDepartmentCode: '' };
const emptyDepartment = { departmentCode: '', departmentName: '', englishDepartmentName: '', ...underCompany };

/** Creates a department by the specification's call; `place` counts from 0 among those that are saved together. */
function makeDepartment(
  { beforeDepartmentCode: _last, ...typed }: BodyOf<typeof createDepartment>,
  { company, place = 0 }: { readonly company: SetUpCompany; readonly place?: number },
) {
  return call(createSetUpDepartment, {
    body: {
      ...typed,
      companyCode: company.companyCode,
      parentDepartmentName: company.companyName,
      englishParentDepartmentName: company.englishCompanyName,
      sortOrder: place + 1,
      level: 1,
      hasChildren: false,
      members: [],
    },
  });
}

interface NewDepartmentProps {
  readonly company: SetUpCompany;
  readonly onClose: () => void;
}

function NewDepartment({ company, onClose }: NewDepartmentProps) {
  const t = useText();
  const language = useLanguage();
  const reread = useReread();
  const [initial] = useState<TypedDepartment>({ ...emptyDepartment, language });
  const form = useForm({
    schema: createDepartment.body,
    initial,
    submit: async (typed) => {
      await makeDepartment(typed, { company });
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
