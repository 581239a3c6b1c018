import { employeesChosenAtOnce } from '@madang/contract/employees/limits.ts';
import { lazy, Suspense, useEffect } from 'react';
import { faultText } from '../../../kernel/error-texts.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import type { ChosenRows } from '../../../kernel/rooms/use-chosen-rows.ts';
import { useSearchParams } from '../../../kernel/search-param.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectionBar } from '../../../ui/rooms/selection-bar.tsx';
import type { EmployeesQuery } from '../api.ts';
import { useText } from '../texts.ts';

export const ExportPopup = lazy(async () => ({ default: (await import('./export-popup.tsx')).ExportPopup }));

interface ChosenEmployeesProps {
  readonly chosen: ChosenRows;
  readonly query: EmployeesQuery;
  /** How many the list shows, over all its pages. */
  readonly total: number;
}

/** USR-02: what can be done with the people chosen in the list. */
export function ChosenEmployees({ chosen, query, total }: ChosenEmployeesProps) {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const count = chosen.countOf(total);
  const tooMany = chosen.keys.size > employeesChosenAtOnce;
  const isAsked = search.get('panel') === 'export-chosen';
  // An address that was kept or opened anew brings no selection with it.
  useEffect(() => {
    if (isAsked && count === 0) change({ panel: null });
  }, [isAsked, count, change]);
  const fault = { path: 'personIds', code: 'EMPLOYEES_CHOSEN', params: { 0: employeesChosenAtOnce } };
  return (
    <>
      <SelectionBar
        count={count}
        total={total}
        format={(value) => formatNumber(value, language)}
        onSelectAll={chosen.chooseAll}
        onClear={chosen.clear}
      >
        <Button
          small
          disabledReason={tooMany ? faultText(fault) : undefined}
          onClick={() => change({ panel: 'export-chosen', item: null }, 'push')}
        >
          {t('export.start')}
        </Button>
      </SelectionBar>
      {isAsked && count > 0 && (
        <Suspense>
          <ExportPopup query={query} count={count} chosen={chosen} onClose={() => change({ panel: null })} />
        </Suspense>
      )}
    </>
  );
}
