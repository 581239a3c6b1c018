import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TreeRow } from '../../../../ui/tree/tree-keys.ts';
import { Tree } from '../../../../ui/tree/tree.tsx';
import type { Chart } from '../chart-rows.ts';
import { useOpenBranches } from '../open-branches.ts';
import { useText } from '../texts.ts';
import { ChartTools } from './chart-tools.tsx';
import styles from './chart-tree.module.css';

interface ChartTreeProps {
  readonly chart: Chart;
  readonly selected: string;
  readonly onSelect: (departmentCode: string) => void;
}

/** The whole chart, with its tools and as it is printed. */
export function ChartTree({ chart, selected, onSelect }: ChartTreeProps) {
  const t = useText();
  const { rows, toggle, openAll, closeAll } = useOpenBranches(chart, selected);
  return (
    <>
      <div className={styles['screen']}>
        <Tree
          label={t('title')}
          hint={t('treeHint')}
          rows={rows}
          selected={selected}
          onSelect={onSelect}
          onToggle={toggle}
        />
      </div>
      <ChartTools rows={rows} departmentCode={selected} onOpenAll={openAll} onCloseAll={closeAll} />
      <PrintedRows rows={rows} />
    </>
  );
}

/** The tree draws the rows in sight alone; on paper all open ones stand. */
function PrintedRows({ rows }: { readonly rows: readonly TreeRow[] }) {
  const [prints, setPrints] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrints(true));
    const end = () => setPrints(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  if (!prints) return null;
  return (
    <ul className={styles['printed']}>
      {rows.map(({ key, label, level, detail }) => (
        <li key={key} style={{ paddingInlineStart: `${level * 1.5}rem` }}>
          <span>{label}</span> <small>{detail}</small>
        </li>
      ))}
    </ul>
  );
}
