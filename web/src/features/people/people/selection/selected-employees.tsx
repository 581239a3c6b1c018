import { employeesSelectedAtOnce } from '@madang/contract/people/people/limits.ts';
import type { EmployeesAction, JobLists } from '@madang/contract/people/people/routes.ts';
import type { EmployeeActKind } from '@madang/contract/people/selections/acts.ts';
import type { Total } from '@madang/contract/kernel/lists/list.ts';
import { lazy, Suspense, useEffect } from 'react';
import { errorText } from '../../../../kernel/error-texts.ts';
import type { SelectedRows } from '../../../../kernel/sections/use-row-selection.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectionBar } from '../../../../ui/sections/selection-bar.tsx';
import { useSectionTexts } from '../../../../ui/sections/section-texts.tsx';
import type { EmployeesQuery } from '../api.ts';
import { totalText } from '../total-text.ts';
import { useText } from '../texts.ts';

export const ExportPopup = lazy(async () => ({ default: (await import('./export-popup.tsx')).ExportPopup }));
/** Buttons and forms of the acts come with the first selection. */
const SelectionActs = lazy(async () => {
  const part = await import('./selection-acts.tsx');
  await part.loadTexts();
  return { default: part.SelectionActs };
});

interface SelectedEmployeesProps {
  readonly selected: SelectedRows;
  readonly query: EmployeesQuery;
  /** Total of people in the list, over all its pages. */
  readonly total: Total;
  readonly can: readonly EmployeesAction[];
  readonly jobLists: JobLists;
}

// Written out: the rules of the acts come with their first use.
const acts = [
  'moveEmployees',
  'setJobRank',
  'setJobTitle',
  'retireEmployees',
  'suspendEmployees',
  'reinstateEmployees',
  'putEmployeesOnLeave',
  'returnEmployees',
  'grantEmblem',
  'takeBackEmblem',
] as const satisfies readonly EmployeeActKind[];
const panels: readonly string[] = ['export-chosen', ...acts];

/** USR-02, USR-10: acts on the people chosen in the list. */
export function SelectedEmployees({ selected, query, total, can, jobLists }: SelectedEmployeesProps) {
  const t = useText();
  const language = useLanguage();
  const { refusedText } = useSectionTexts();
  const [search, change] = useSearchParams();
  const count = selected.countOf(total.count);
  // Of very many people all were chosen but a few: how many these are was not counted.
  const format = (value: number) => {
    const isExact = total.isExact || (!selected.isAll && value < total.count);
    return totalText({ count: value, isExact }, language);
  };
  const panel = search.get('panel');
  const isAsked = panel !== null && panels.includes(panel);
  // An address that was kept or opened again brings no selection with it.
  useEffect(() => {
    if (isAsked && count === 0) change({ panel: null });
  }, [isAsked, count, change]);
  const fieldError = { path: 'personIds', code: 'EMPLOYEES_CHOSEN', params: { 0: employeesSelectedAtOnce } };
  const tooMany = selected.keys.size > employeesSelectedAtOnce ? errorText(fieldError) : undefined;
  const close = () => change({ panel: null });
  const number = format(count);
  return (
    <>
      <SelectionBar
        count={count}
        total={total.count}
        format={format}
        onSelectAll={selected.chooseAll}
        onClear={selected.clear}
      >
        <Suspense>
          <SelectionActs {...{ can, jobLists, tooMany, query, selected, count, number, panel }} onClose={close} />
        </Suspense>
        <Button
          small
          disabledReason={can.includes('export') ? tooMany : refusedText}
          onClick={() => change({ panel: 'export-chosen', item: null }, 'push')}
        >
          {t('export.start')}
        </Button>
      </SelectionBar>
      {panel === 'export-chosen' && count > 0 && (
        <Suspense>
          <ExportPopup query={query} number={number} selected={selected} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
