import { useState } from 'react';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { Button } from '../../../ui/button.tsx';
import { Actions, Stack } from '../../../ui/parts/card.tsx';
import { FilterButton } from '../../../ui/sections/toolbar.tsx';
import { DepartmentField } from '../../departments/index.ts';
import { DepartmentPicker, useDepartmentName } from '../../organisation-charts/index.ts';
import { useText } from '../texts.ts';

interface DepartmentFilterProps {
  /** '' for the whole company. */
  readonly value: string;
  readonly onChange: (departmentCode: string) => void;
}

/** USR-01: by a department with all below it, found by typing or chosen in the tree. */
export function DepartmentFilter({ value, onChange }: DepartmentFilterProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const name = useDepartmentName(value);
  const choose = (code: string) => {
    onChange(code);
    setOpen(false);
  };
  return (
    <>
      <FilterButton
        label={t('columns.department')}
        isActive={value !== ''}
        onClick={() => setOpen(true)}
        onRemove={() => onChange('')}
      >
        {t('columns.department')}: {value === '' ? t('all') : (name ?? value)}
      </FilterButton>
      {isOpen && (
        <Popup title={t('departmentFilter')} onClose={() => setOpen(false)}>
          <Stack>
            <DepartmentField
              label={t('columns.department')}
              field={{ value, onChange: choose }}
              present={name === undefined ? undefined : { value, label: name }}
            />
            <DepartmentPicker selected={value} onSelect={choose} />
            {value !== '' && (
              <Actions atEnd>
                <Button onClick={() => choose('')}>{t('allDepartments')}</Button>
              </Actions>
            )}
          </Stack>
        </Popup>
      )}
    </>
  );
}
