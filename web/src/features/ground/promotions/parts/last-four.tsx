import type { Column } from '../../../../ui/parts/table.tsx';

/** The column by which an issued code is known again: whole codes are shown once. */
export function lastFourColumn<Row extends { readonly lastFour: string }>(title: string): Column<Row> {
  return {
    id: 'lastFour',
    title,
    cell: ({ lastFour }) => <code>{`… ${lastFour}`}</code>,
    isHeader: true,
    isWhole: true,
  };
}
