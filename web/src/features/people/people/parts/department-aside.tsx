import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import type { ReactNode } from 'react';
import { useMedia } from '../../../../ui/use-media.ts';
import { DepartmentPicker } from '../../organisation-charts/index.ts';
import { useText } from '../texts.ts';
import styles from './department-aside.module.css';

interface DepartmentAsideProps {
  /** '' for the whole company. */
  readonly value: string;
  readonly onChange: (departmentCode: string) => void;
  /** A panel takes the room. */
  readonly isNarrow: boolean;
  readonly children: ReactNode;
}

/** Says if the tree has room beside the list, and beside a panel too; elsewhere the filter of the toolbar opens it. */
export function useHasTree(isNarrow: boolean): boolean {
  return useMedia(isNarrow ? '(width >= 90rem)' : '(width >= 80rem)');
}

/** The list of people, and where there is room the departments beside it: each shows those of all below it too. */
export function DepartmentAside({ value, onChange, isNarrow, children }: DepartmentAsideProps) {
  const t = useText();
  if (!useHasTree(isNarrow)) return children;
  return (
    <div className={styles['sides']} data-narrow={isNarrow || undefined}>
      <aside className={styles['tree']} aria-label={t('departmentTree')}>
        <DepartmentPicker
          selected={value || rootDepartment}
          onSelect={(code) => onChange(code === rootDepartment ? '' : code)}
        />
      </aside>
      <div className={styles['list']}>{children}</div>
    </div>
  );
}
