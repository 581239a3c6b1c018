import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import type { ImportColumn } from '@madang/contract/joining/imports/shapes.ts';
import { useText } from '../texts.ts';
import styles from './columns.module.css';

interface ColumnsTableProps {
  readonly columns: ImportDetail['columns'];
  readonly items: readonly ImportColumn[];
  /** Selected field of each column, '' for none. */
  readonly chosen: readonly string[];
  readonly isReadOnly: boolean;
  readonly onChange: (at: number, name: string) => void;
}

/** The columns of the file one under the other: heading, three samples, and the item that each is. */
export function ColumnsTable({ columns, items, chosen, isReadOnly, onChange }: ColumnsTableProps) {
  const t = useText();
  return (
    <div className={styles['frame']}>
      <table className={styles['table']}>
        <caption>{t('columns.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('columns.heading')}</th>
            <th scope="col">{t('columns.samples')}</th>
            <th scope="col">{t('columns.item')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ heading, samples, column, foundBy }, at) => {
            const name = heading || t('columns.unnamed', { number: at + 1 });
            const value = chosen[at] ?? '';
            return (
              // The columns of a file have their places alone.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={at} data-none={value === ''}>
                <th scope="row">{name}</th>
                <td>
                  <span className={styles['samples']}>
                    {samples
                      .filter((sample) => sample !== '')
                      .map((sample, index) => (
                        // oxlint-disable-next-line react/no-array-index-key
                        <span key={index}>{sample}</span>
                      ))}
                  </span>
                </td>
                <td>
                  <select
                    aria-label={t('columns.itemOf', { name })}
                    value={value}
                    disabled={isReadOnly}
                    onChange={(event) => onChange(at, event.target.value)}
                  >
                    <option value="">{t('columns.none')}</option>
                    {items.map((item) => (
                      <option key={item.name} value={item.name}>
                        {item.label}
                      </option>
                    ))}
                  </select>
                  {value !== '' && value === column && foundBy !== null && (
                    <span className={styles['found']}>{t(`columns.foundBy.${foundBy}`)}</span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
