import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import type { GridRow, ImportColumn } from '@madang/contract/joining/imports/shapes.ts';
import { Button } from '../../../../ui/button.tsx';
import type { useMaking } from '../beside/use-making.ts';
import { useText } from '../texts.ts';
import { nameOf } from './grid-line.tsx';
import styles from './grid.module.css';

interface ActiveCellProps {
  readonly detail: ImportDetail;
  readonly items: readonly ImportColumn[];
  readonly active: { readonly row: GridRow; readonly column: number } | undefined;
  readonly making: ReturnType<typeof useMaking>;
  readonly isReadOnly: boolean;
}

/** The cell that the keyboard is at, with the whole sentence of its fault and what mends it besides typing. */
export function ActiveCell({ detail, items, active, making, isReadOnly }: ActiveCellProps) {
  const t = useText();
  if (!active) return null;
  const { row, column } = active;
  const { column: name = '', heading = '' } = detail.columns[column] ?? {};
  const faults = row.issues.filter((each) => each.column === column || each.column === null);
  const label = items.find((each) => each.name === name)?.label ?? heading;
  const cell = row.cells[column]?.trim() ?? '';
  const missing = faults.some(({ code }) => code === 'MB915')
    ? detail.missingDepartments.find((each) => !each.isMade && each.name === cell)
    : undefined;
  return (
    <p className={styles['active']}>
      <span>
        {detail.source === 'selection'
          ? `${nameOf(detail, row)}, ${label}`
          : t('grid.at', { line: row.line, name: label })}
      </span>
      {faults.map(({ code, message }) => (
        <strong key={code}>{message}</strong>
      ))}
      {missing && !isReadOnly && (
        <Button small busy={making.busy} onClick={() => void making.make([missing.name])}>
          {t('tree.make', { name: missing.name })}
        </Button>
      )}
    </p>
  );
}
