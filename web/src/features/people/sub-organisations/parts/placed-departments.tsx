import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { placeDepartment, type SubOrganisationRow } from '@madang/contract/people/sub-organisations/routes.ts';
import { useState } from 'react';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Facts, Section, Stack } from '../../../../ui/parts/card.tsx';
import { DepartmentField } from '../../../organisation/departments/index.ts';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';

/** DEP-06: the departments whose people are in a sub-organisation, each with all below it. */
export function PlacedDepartments({ row: { subOrganisationId, departments } }: { readonly row: SubOrganisationRow }) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const undoable = useUndoable();
  const reread = useReread();
  const [chosen, setChosen] = useState('');
  const place = async (departmentCode: string, to: string | null) => {
    try {
      const changed = await sendChange(placeDepartment, {
        params: { departmentCode },
        body: { subOrganisationId: to },
      });
      setChosen('');
      undoable(t(to === null ? 'departments.taken' : 'departments.placed'), changed, reread);
    } catch (thrown) {
      await notices.showError(thrown);
    }
    await reread();
  };
  return (
    <Section title={t('departments.title')} help={t('departments.text')}>
      <Stack>
        {departments.length > 0 && (
          <Facts
            facts={departments.map((department) => [
              departmentNameFor(department, language),
              <Button
                key={department.departmentCode}
                small
                variant="quiet"
                aria-label={t('departments.takeOne', { name: departmentNameFor(department, language) })}
                onClick={() => void place(department.departmentCode, null)}
              >
                {t('departments.take')}
              </Button>,
            ])}
          />
        )}
        <DepartmentField field={{ value: chosen, onChange: setChosen }} />
        <span>
          <Button
            disabledReason={chosen === '' ? t('departments.choose') : undefined}
            onClick={() => void place(chosen, subOrganisationId)}
          >
            {t('departments.add')}
          </Button>
        </span>
      </Stack>
    </Section>
  );
}
