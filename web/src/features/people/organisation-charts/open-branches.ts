import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { useMemo, useState } from 'react';
import { formatNumber } from '../../../kernel/formats.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { aboveOf, type Chart, chartRows } from './chart-rows.ts';
import { useText } from './texts.ts';

/** The rows of a tree: what is above the selected department is unfolded, the rest by its arrow. */
export function useOpenBranches(chart: Chart, selected: string) {
  const t = useText();
  const language = useLanguage();
  const root = chart.root?.departmentCode ?? '';
  const above = () => [root, ...aboveOf(chart, selected)];
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(above()));
  // The chart of a picker comes after it is drawn, and another department may be selected at any time.
  const [shown, setShown] = useState([root, selected]);
  if (shown[0] !== root || shown[1] !== selected) {
    setShown([root, selected]);
    setOpened(new Set([...opened, ...above()]));
  }
  const rows = useMemo(
    () =>
      chartRows(chart, opened, {
        nameOf: (department) => departmentNameFor(department, language),
        countText: ({ people, guests }) => {
          const count = people === 0 ? '' : formatNumber(people, language);
          return guests === 0 ? count : t('countWithGuests', { count, guests: formatNumber(guests, language) });
        },
      }),
    [chart, opened, language, t],
  );
  const toggle = (key: string, isOpen: boolean) => {
    const next = new Set(opened);
    if (isOpen) next.add(key);
    else next.delete(key);
    setOpened(next);
  };
  return {
    rows,
    toggle,
    openAll: () => setOpened(new Set(chart.byCode.keys())),
    closeAll: () => setOpened(new Set([root])),
  };
}
