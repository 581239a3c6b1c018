import { departmentNameFor } from '@madang/contract/departments/names.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { formatNumber } from '../../../kernel/formats.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Tree } from '../../../ui/tree/tree.tsx';
import { organisationQuery, peopleCountsQuery } from '../api.ts';
import { aboveOf, chartOf, chartRows } from '../chart-rows.ts';
import { useText } from '../texts.ts';
import { Asked } from './asked.tsx';

interface DepartmentPickerProps {
  readonly selected: string;
  readonly onSelect: (departmentCode: string) => void;
}

/** The tree of departments with how many people in service each has. */
export function DepartmentPicker({ selected, onSelect }: DepartmentPickerProps) {
  const t = useText();
  const language = useLanguage();
  const tree = useQuery(organisationQuery);
  const { data: counts } = useQuery(peopleCountsQuery);
  const chart = useMemo(() => chartOf(tree.data?.items ?? [], counts?.items), [tree.data, counts]);
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const rows = useMemo(() => {
    const open = new Set([chart.root?.departmentCode ?? '', ...aboveOf(chart, selected)]);
    for (const [code, isOpen] of toggled) if (isOpen) open.add(code);
    for (const [code, isOpen] of toggled) if (!isOpen) open.delete(code);
    return chartRows(chart, open, {
      nameOf: (department) => departmentNameFor(department, language),
      countText: (count) => (count === 0 ? '' : formatNumber(count, language)),
    });
  }, [chart, toggled, selected, language]);
  return (
    <Asked query={tree}>
      {() => (
        <Tree
          label={t('departments')}
          hint={t('treeHint')}
          rows={rows}
          selected={selected}
          onSelect={onSelect}
          onToggle={(key, isOpen) => setToggled(new Map(toggled).set(key, isOpen))}
        />
      )}
    </Asked>
  );
}
