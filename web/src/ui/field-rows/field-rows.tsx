import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { DangerIcon } from '../icons.tsx';
import styles from './field-rows.module.css';

/** A field of every row; `tick` is as wide as a box and its word. */
export interface RowCell {
  readonly key: string;
  readonly width?: 'wide' | 'broad' | 'narrow' | 'tick' | 'wideTick' | undefined;
  readonly content: ReactNode;
}

interface FieldRowsProps {
  readonly label: string;
  /** Column headings above the fields, if there is room; each field has its own label as well. */
  readonly heads: readonly RowCell[];
  /** Heading as wide as the buttons behind the fields. */
  readonly actsHead?: ReactNode;
  readonly children: ReactNode;
}

/** Things that are edited side by side, one a row: a table of fields, and on a phone a list of small forms. */
export function FieldRows({ label, heads, actsHead, children }: FieldRowsProps) {
  return (
    <div className={styles['rows']}>
      <div className={cx(styles['row'], styles['head'])} aria-hidden="true">
        <span className={styles['lead']} />
        <Cells cells={heads} />
        {actsHead !== undefined && <span className={styles['acts']}>{actsHead}</span>}
      </div>
      <ol className={styles['list']} aria-label={label}>
        {children}
      </ol>
    </div>
  );
}

interface FieldRowProps {
  readonly label: string;
  /** Content before the fields: a number, which a phone omits, or a box. */
  readonly lead: { readonly kind: 'number' | 'box'; readonly content: ReactNode };
  readonly cells: readonly RowCell[];
  readonly acts?: ReactNode;
  /** Error of the row as a whole. */
  readonly fault?: string | undefined;
  /** It belongs to the row before it. */
  readonly isUnder?: boolean;
}

export function FieldRow({ label, lead, cells, acts, fault, isUnder = false }: FieldRowProps) {
  return (
    <li className={cx(styles['item'], isUnder && styles['isUnder'])}>
      <div className={cx(styles['row'], lead.kind === 'box' && styles['hasBox'])} role="group" aria-label={label}>
        <span className={cx(styles['lead'], lead.kind === 'number' && styles['isNumber'])}>{lead.content}</span>
        <Cells cells={cells} />
        {acts !== undefined && <span className={styles['acts']}>{acts}</span>}
      </div>
      {fault !== undefined && (
        <p className={styles['error']} data-refused tabIndex={-1}>
          <DangerIcon size={16} />
          <span>{fault}</span>
        </p>
      )}
    </li>
  );
}

function Cells({ cells }: { readonly cells: readonly RowCell[] }) {
  return (
    <div className={styles['cells']}>
      {cells.map(({ key, width = 'wide', content }) => (
        <div key={key} className={cx(styles['cell'], styles[width])}>
          {content}
        </div>
      ))}
    </div>
  );
}
