import type { PlannedChange } from '@madang/contract/views/planned-changes/routes.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useThingName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import type { DataColumn } from '../../../../ui/sections/data-table.tsx';
import { usePlanWords } from '../plan-words.ts';
import { useText } from '../texts.ts';
import { PlanState } from './plan-state.tsx';

/** The columns of the list; a phone has person and day, with the change under them. */
export function usePlanColumns(): readonly DataColumn<PlannedChange>[] {
  const t = useText();
  const language = useLanguage();
  const nameOf = useThingName();
  const wordsOf = usePlanWords();
  return [
    {
      id: 'person',
      title: t('columns.person'),
      cell: ({ target }) => (target ? nameOf(target) : t('gone')),
      isHeader: true,
    },
    { id: 'what', title: t('columns.what'), cell: wordsOf, notOnPhones: true },
    {
      id: 'dueOn',
      title: t('columns.dueOn'),
      cell: ({ dueOn }) => <time dateTime={dueOn}>{formatDate(dueOn, language)}</time>,
      isWhole: true,
      notOnPhones: true,
    },
    {
      id: 'planner',
      title: t('columns.planner'),
      cell: ({ planner }) => (planner ? nameOf(planner) : t('noPlanner')),
      wideOnly: true,
    },
    {
      id: 'state',
      title: t('columns.state'),
      cell: (plan) => <PlanState {...plan} />,
      isWhole: true,
      isBeside: true,
    },
    { id: 'note', title: t('columns.note'), cell: ({ note }) => note, wideOnly: true },
  ];
}
