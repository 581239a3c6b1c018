import { employeesSelectedAtOnce } from '@madang/contract/people/people/limits.ts';
import type { Total } from '@madang/contract/kernel/lists/list.ts';
import { lazy, Suspense, useEffect } from 'react';
import { errorText } from '../../../../kernel/error-texts.ts';
import type { SelectedRows } from '../../../../kernel/sections/use-row-selection.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectionBar } from '../../../../ui/sections/selection-bar.tsx';
import type { EmployeesQuery } from '../api.ts';
import { totalText } from '../total-text.ts';
import { useText } from '../texts.ts';

export const ExportPopup = lazy(async () => ({ default: (await import('./export-popup.tsx')).ExportPopup }));

interface SelectedEmployeesProps {
  readonly selected: SelectedRows;
  readonly query: EmployeesQuery;
  /** How many the list shows, over all its pages. */
  readonly total: Total;
}

/** USR-02: what can be done with the people chosen in the list. */
export function SelectedEmployees({ selected, query, total }: SelectedEmployeesProps) {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const count = selected.countOf(total.count);
  // Of very many people all were chosen but a few: how many these are was not counted.
  const format = (value: number) => {
    const isExact = total.isExact || (!selected.isAll && value < total.count);
    return totalText({ count: value, isExact }, language);
  };
  const tooMany = selected.keys.size > employeesSelectedAtOnce;
  const isAsked = search.get('panel') === 'export-chosen';
  // An address that was kept or opened again brings no selection with it.
  useEffect(() => {
    if (isAsked && count === 0) change({ panel: null });
  }, [isAsked, count, change]);
  const fieldError = { path: 'personIds', code: 'EMPLOYEES_CHOSEN', params: { 0: employeesSelectedAtOnce } };
  return (
    <>
      <SelectionBar
        count={count}
        total={total.count}
        format={format}
        onSelectAll={selected.chooseAll}
        onClear={selected.clear}
      >
        <Button
          small
          disabledReason={tooMany ? errorText(fieldError) : undefined}
          onClick={() => change({ panel: 'export-chosen', item: null }, 'push')}
        >
          {t('export.start')}
        </Button>
      </SelectionBar>
      {isAsked && count > 0 && (
        <Suspense>
          <ExportPopup
            query={query}
            number={format(count)}
            selected={selected}
            onClose={() => change({ panel: null })}
          />
        </Suspense>
      )}
    </>
  );
}
