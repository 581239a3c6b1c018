import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Tree } from '../../../../ui/tree/tree.tsx';
import { organisationQuery, peopleCountsQuery } from '../api.ts';
import { chartOf } from '../chart-rows.ts';
import { useOpenBranches } from '../open-branches.ts';
import { useText } from '../texts.ts';
import { Asked } from './asked.tsx';

interface DepartmentPickerProps {
  readonly selected: string;
  readonly onSelect: (departmentCode: string) => void;
}

/** The tree of departments with how many people in service each has. */
export function DepartmentPicker({ selected, onSelect }: DepartmentPickerProps) {
  const t = useText();
  const tree = useQuery(organisationQuery);
  const { data: counts } = useQuery(peopleCountsQuery);
  const chart = useMemo(() => chartOf(tree.data?.items ?? [], counts?.items), [tree.data, counts]);
  const { rows, toggle } = useOpenBranches(chart, selected);
  return (
    <Asked query={tree}>
      {() => (
        <Tree
          label={t('departments')}
          hint={t('treeHint')}
          rows={rows}
          selected={selected}
          onSelect={onSelect}
          onToggle={toggle}
        />
      )}
    </Asked>
  );
}
