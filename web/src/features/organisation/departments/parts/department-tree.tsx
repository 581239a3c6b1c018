import type { DepartmentRow } from '@madang/contract/organisation/departments/routes.ts';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { type ReactNode, useCallback, useMemo } from 'react';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import type { Session } from '../../../../kernel/session.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { TreeIcon } from '../../../../ui/sections/icons.tsx';
import { type Drop, Tree } from '../../../../ui/tree/tree.tsx';
import type { useBranches } from '../api.ts';
import { nameFor } from '../names.ts';
import { useText } from '../texts.ts';
import { branchOfWaiting, placeOfDrop, placeOfStep, type Step, treeRows } from '../tree-rows.ts';
import type { Changes } from '../use-changes.ts';

interface DepartmentTreeProps {
  /** The company itself stands above all. */
  readonly company: Pick<Session, 'companyName' | 'englishCompanyName'> | undefined;
  readonly open: ReadonlySet<string>;
  readonly onToggle: (code: string, open: boolean) => void;
  readonly tree: ReturnType<typeof useBranches>;
  readonly changes: Changes;
  readonly selected: string | null;
  readonly onSelect: (code: string) => void;
  /** The button that begins the first one. */
  readonly add: ReactNode;
}

/** The tree itself: opened by branch, moved by drag or by Alt and an arrow. */
export function DepartmentTree(props: DepartmentTreeProps) {
  const { company, open, onToggle, tree, changes, selected, onSelect, add } = props;
  const { branches, loadMore, first } = tree;
  const t = useText();
  const language = useLanguage();
  const words = useMemo(
    () => ({
      nameOf: (department: DepartmentRow) => nameFor(department, language),
      loading: t('loading'),
      failed: t('branchFailed'),
    }),
    [t, language],
  );
  const name = company
    ? nameFor({ departmentName: company.companyName, englishDepartmentName: company.englishCompanyName }, language)
    : '';
  const rows = useMemo(
    () => treeRows({ code: rootDepartment, name }, open, branches, words),
    [name, open, branches, words],
  );
  const moveTo = (code: string, place: ReturnType<typeof placeOfStep>) => {
    const department = [...branches.values()]
      .flatMap((branch) => branch.rows)
      .find(({ departmentCode }) => departmentCode === code);
    if (!department || !place) return;
    void changes.move(department, place).then((isMoved) => isMoved && onToggle(place.parentDepartmentCode, true));
  };
  const onMore = useCallback((key: string) => void loadMore(branchOfWaiting(key) ?? ''), [loadMore]);
  if (!first) return null;
  return (
    <Listed query={first}>
      {({ total }) =>
        total.count === 0 ? (
          <EmptyState icon={<TreeIcon />} title={t('empty')} text={t('emptyText')} action={add} />
        ) : (
          <Tree
            label={t('title')}
            hint={t('keyboardHint')}
            rows={rows}
            selected={selected}
            onSelect={onSelect}
            onToggle={onToggle}
            onMore={onMore}
            canMove={(key) => key !== rootDepartment && branchOfWaiting(key) === undefined}
            onDrop={(drop: Drop) => moveTo(drop.key, placeOfDrop(drop, drop.key, branches))}
            onStep={(key: string, step: Step) => moveTo(key, placeOfStep(key, step, branches))}
          />
        )
      }
    </Listed>
  );
}
