import { lazy, Suspense, useState } from 'react';
import { FilterButton } from '../../../../ui/sections/toolbar.tsx';
import { useDepartmentName } from '../../organisation-charts/index.ts';
import { useText } from '../texts.ts';

const DepartmentPopup = lazy(async () => ({ default: (await import('./department-popup.tsx')).DepartmentPopup }));

interface DepartmentFilterProps {
  /** '' for the whole company. */
  readonly value: string;
  readonly onChange: (departmentCode: string) => void;
}

/** USR-01: by a department with all below it. */
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
        {`${t('columns.department')}: ${value === '' ? t('all') : (name ?? value)}`}
      </FilterButton>
      {isOpen && (
        <Suspense>
          <DepartmentPopup value={value} name={name} onChoose={choose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
