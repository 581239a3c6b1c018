import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Actions, Stack } from '../../../../ui/parts/card.tsx';
import { DepartmentField } from '../../../organisation/departments/index.ts';
import { DepartmentPicker } from '../../organisation-charts/index.ts';
import { useText } from '../texts.ts';

interface DepartmentPopupProps {
  /** '' for the whole company. */
  readonly value: string;
  readonly name: string | undefined;
  readonly onChoose: (departmentCode: string) => void;
  readonly onClose: () => void;
}

/** USR-01: a department with all below it, found by typing or chosen in the tree. */
export function DepartmentPopup({ value, name, onChoose, onClose }: DepartmentPopupProps) {
  const t = useText();
  return (
    <Popup title={t('departmentFilter')} onClose={onClose}>
      <Stack>
        <DepartmentField
          label={t('columns.department')}
          field={{ value, onChange: onChoose }}
          present={name === undefined ? undefined : { value, label: name }}
        />
        <DepartmentPicker selected={value} onSelect={onChoose} />
        {value !== '' && (
          <Actions atEnd>
            <Button onClick={() => onChoose('')}>{t('allDepartments')}</Button>
          </Actions>
        )}
      </Stack>
    </Popup>
  );
}
