import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import type { AsOfDepartment } from '@madang/contract/views/as-of/routes.ts';
import { useMemo } from 'react';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { Tree } from '../../../../ui/tree/tree.tsx';
import { chartOf, useOpenBranches } from '../../../people/organisation-charts/index.ts';
import { useText } from '../texts.ts';

interface TreeThenProps {
  readonly label: string;
  readonly departments: readonly AsOfDepartment[];
  readonly selected: string | null;
  readonly onSelect: (departmentCode: string) => void;
}

/** The tree of a day, each department with its heads and the number of people of its branch. */
export function TreeThen({ label, departments, selected, onSelect }: TreeThenProps) {
  const t = useText();
  const nameOf = useShownName();
  const chart = useMemo(() => chartOf(departments, departments), [departments]);
  const headsOf = useMemo(() => new Map(departments.map((each) => [each.departmentCode, each.heads])), [departments]);
  const { rows, toggle } = useOpenBranches(chart, selected ?? rootDepartment);
  const detailed = rows.map((row) => {
    const heads = (headsOf.get(row.key) ?? []).map(nameOf).join(', ');
    const detail = [heads, row.detail].filter(Boolean).join(' · ');
    return detail ? { ...row, detail } : row;
  });
  return (
    <Tree
      label={label}
      hint={t('treeHint')}
      rows={detailed}
      selected={selected}
      onSelect={onSelect}
      onToggle={toggle}
    />
  );
}
