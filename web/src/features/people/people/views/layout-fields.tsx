import { hidableColumns, type HidableColumn, type ListLayout } from '@madang/contract/people/saved-views/layout.ts';
import { CheckGroup } from '../../../../ui/fields/check-group.tsx';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { useText } from '../texts.ts';
import styles from './list-settings.module.css';

export interface LayoutFieldsProps {
  readonly layout: ListLayout;
  readonly onChange: (layout: ListLayout) => void;
  /** Columns by their titles; the company may hide some lists. */
  readonly columns: readonly { readonly value: HidableColumn; readonly label: string }[];
}

/** Shows the selection of the list's columns and of its rows per screen. */
export function LayoutFields({ layout, onChange, columns }: LayoutFieldsProps) {
  const t = useText();
  const shown = hidableColumns.filter((name) => !layout.hiddenColumns.includes(name));
  return (
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
  );
}
