import type { EmployeesAction, JobLists } from '@madang/contract/people/people/routes.ts';
import { employeeActKinds, type EmployeeActKind } from '@madang/contract/people/selections/acts.ts';
import type { SelectedRows } from '../../../../kernel/sections/use-row-selection.ts';
import { loadTexts as loadEmploymentTexts } from '../../employment/index.ts';
import { addTexts } from '../../../../kernel/i18n.ts';
import { pageTexts } from './page-texts.ts';
import { useText } from './texts.ts';
import type { EmployeesQuery } from '../api.ts';
import { useJobNames } from '../job-lists.ts';
import { ActButtons } from './act-buttons.tsx';
import { ActPopup } from './act-popup.tsx';
import { selectionOf } from './chosen.ts';
import { GridButton } from './grid-button.tsx';

/** Reads the texts of acts and of their reasons. */
export const loadTexts = () => Promise.all([addTexts(pageTexts), loadEmploymentTexts()]);

interface SelectionActsProps {
  readonly can: readonly EmployeesAction[];
  readonly jobLists: JobLists;
  readonly tooMany: string | undefined;
  readonly query: EmployeesQuery;
  readonly selected: SelectedRows;
  readonly count: number;
  /** The count as it is written. */
  readonly number: string;
  /** The panel that the address opens. */
  readonly panel: string | null;
  readonly onClose: () => void;
}

/** USR-10: the acts on a selection, and the form of the one that the address opens. */
export function SelectionActs({ can, jobLists, tooMany, query, selected, ...shown }: SelectionActsProps) {
  const kind = employeeActKinds.find((each) => each === shown.panel);
  const titleOf = useActTitle(jobLists, shown);
  return (
    <>
      {can.includes('editInGrid') && <GridButton whom={selectionOf(query, selected)} count={shown.count} />}
      <ActButtons {...{ can, jobLists, tooMany }} />
      {kind && shown.count > 0 && (
        <ActPopup
          key={kind}
          kind={kind}
          title={titleOf(kind)}
          whom={selectionOf(query, selected)}
          jobLists={jobLists}
          onClose={shown.onClose}
        />
      )}
    </>
  );
}

function useActTitle(jobLists: JobLists, { count, number }: Pick<SelectionActsProps, 'count' | 'number'>) {
  const t = useText();
  const names = useJobNames(jobLists);
  return (kind: EmployeeActKind) => {
    const list = (kind === 'setJobRank' ? names.rank : names.title) ?? '';
    return t(`many.${kind}`, { count, number, list });
  };
}
