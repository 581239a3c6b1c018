import { departmentNameFor } from '@madang/contract/departments/names.ts';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber } from '../../../kernel/formats.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import type { TreeRow } from '../../../ui/tree/tree-keys.ts';
import { Tree } from '../../../ui/tree/tree.tsx';
import { aboveOf, type Chart, chartRows } from '../chart-rows.ts';
import { useText } from '../texts.ts';
import { ChartTools } from './chart-tools.tsx';
import styles from './chart-tree.module.css';

interface ChartTreeProps {
  readonly chart: Chart;
  readonly selected: string;
  readonly onSelect: (departmentCode: string) => void;
}

/** The whole chart: what is above the open department is unfolded, the rest by its arrow. */
export function ChartTree({ chart, selected, onSelect }: ChartTreeProps) {
  const t = useText();
  const language = useLanguage();
  const root = chart.root?.departmentCode ?? '';
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set([root, ...aboveOf(chart, selected)]));
  const [shown, setShown] = useState(selected);
  if (shown !== selected) {
    setShown(selected);
    setOpened(new Set([...opened, ...aboveOf(chart, selected)]));
  }
  const rows = useMemo(
    () =>
      chartRows(chart, opened, {
        nameOf: (department) => departmentNameFor(department, language),
        countText: (count) => (count === 0 ? '' : formatNumber(count, language)),
      }),
    [chart, opened, language],
  );
  const toggle = (key: string, isOpen: boolean) => {
    const next = new Set(opened);
    if (isOpen) next.add(key);
    else next.delete(key);
    setOpened(next);
  };
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
      <ChartTools
        rows={rows}
        departmentCode={selected}
        onOpenAll={() => setOpened(new Set(chart.byCode.keys()))}
        onCloseAll={() => setOpened(new Set([root]))}
      />
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
          {label} <small>{detail}</small>
        </li>
      ))}
    </ul>
  );
}
