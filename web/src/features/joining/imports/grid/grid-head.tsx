import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import type { ImportColumn } from '@madang/contract/joining/imports/shapes.ts';
import { useText } from '../texts.ts';
import styles from './grid.module.css';

interface GridHeadProps {
  readonly detail: ImportDetail;
  readonly items: readonly ImportColumn[];
}

/** Headings of the columns: of each the item that it is taken for. */
export function GridHead({ detail: { columns, source }, items }: GridHeadProps) {
  const t = useText();
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col">{source === 'selection' ? t('selection.person') : t('grid.line')}</th>
        <th scope="col">{t('grid.mark')}</th>
        {columns.map(({ heading, column }, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <th key={at} scope="col" data-none={column === ''}>
            {items.find(({ name }) => name === column)?.label ?? heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Keeps the room of rows that are not drawn. */
export function Space({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- room, and nothing to use */}
      <td className={styles['space']} style={{ blockSize: height }} />
    </tr>
  );
}
