import type { HomeColumn } from '@madang/contract/workplace/portlets/rules.ts';
import type { RowDrag } from '../../../../ui/sections/row-drag.ts';
import { cx } from '../../../../ui/cx.ts';
import { useText } from '../texts.ts';
import styles from './arranger.module.css';

/** The end of each column, onto which a card is dropped too. */
export const ends = [
  { key: 'end-main', column: 'main' },
  { key: 'end-side', column: 'side' },
] as const;

export function DropPlace({ column, drag }: { readonly column: HomeColumn; readonly drag: RowDrag }) {
  const t = useText();
  const key = `end-${column}`;
  return (
    <div className={cx(styles['drop'], drag.isTarget(key) && styles['over'])} {...drag.propsOf(key)} draggable={false}>
      <span aria-hidden="true">{t('arrange.drop')}</span>
    </div>
  );
}
