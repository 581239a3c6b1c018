import type { Employee, JobLists } from '@madang/contract/people/people/routes.ts';
import type { EmployeeActKind } from '@madang/contract/people/selections/acts.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useText } from './texts.ts';
import { useJobNames } from '../job-lists.ts';
import { ActPopup } from './act-popup.tsx';
import { selectionOfOne } from './chosen.ts';

export { loadTexts } from './selection-acts.tsx';

export type PlacingKind = Extract<EmployeeActKind, 'moveEmployees' | 'setJobRank' | 'setJobTitle'>;

interface PlannedActProps {
  readonly kind: PlacingKind;
  readonly employee: Employee;
  readonly jobLists: JobLists;
  readonly onClose: () => void;
}

/** STA-10: a new department, rank or title of one person on a date. */
export function PlannedAct({ kind, employee, jobLists, onClose }: PlannedActProps) {
  const t = useText();
  const nameOf = useShownName();
  const names = useJobNames(jobLists);
  const list = (kind === 'setJobRank' ? names.rank : names.title) ?? '';
  return (
    <ActPopup
      kind={kind}
      title={t(`one.${kind}`, { name: nameOf(employee), list })}
      whom={selectionOfOne(employee.personId)}
      jobLists={jobLists}
      isPlanned
      onClose={onClose}
    />
  );
}
