import { hidableColumns, type HidableColumn, type ListLayout } from '@madang/contract/saved-views/layout.ts';
import { CheckGroup } from '../../../ui/fields/check-group.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { DropDown } from '../../../ui/parts/drop-down.tsx';
import { ColumnsIcon } from '../../../ui/sections/icons.tsx';
import { useText } from '../texts.ts';
import styles from './list-settings.module.css';

interface ListSettingsProps {
  readonly layout: ListLayout;
  readonly onChange: (layout: ListLayout) => void;
  /** Under their titles; the company may hide some lists. */
  readonly columns: readonly { readonly value: HidableColumn; readonly label: string }[];
}

/** Which columns the list has, and how many rows stand on a screen; kept for the person. */
export function ListSettings({ layout, onChange, columns }: ListSettingsProps) {
  const t = useText();
  const shown = hidableColumns.filter((name) => !layout.hiddenColumns.includes(name));
  return (
    <DropDown
      label={t('layout.label')}
      name={t('layout.label')}
      icon={<ColumnsIcon />}
      tip={t('layout.label')}
      side="end"
    >
      <div className={styles['settings']}>
        <CheckGroup
          label={t('layout.columns')}
          options={columns}
          value={shown}
          onChange={(value) =>
            onChange({
              ...layout,
              hiddenColumns: hidableColumns.filter(
                (name) => !value.includes(name) && columns.some((column) => column.value === name),
              ),
            })
          }
        />
        <CheckField
          label={t('layout.compact')}
          value={layout.density === 'compact'}
          onChange={(isCompact) => onChange({ ...layout, density: isCompact ? 'compact' : 'comfortable' })}
        />
      </div>
    </DropDown>
  );
}
