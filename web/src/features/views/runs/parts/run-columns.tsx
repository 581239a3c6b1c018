import type { Run } from '@madang/contract/views/runs/routes.ts';
import { formatDate, formatNumber, formatRelative } from '../../../../kernel/formats.ts';
import { useThingName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import type { DataColumn } from '../../../../ui/sections/data-table.tsx';
import { useRunTitle } from '../../../ground/run-titles/index.ts';
import { useText } from '../texts.ts';
import { RunStateBadge } from './run-state-badge.tsx';

/** The columns of the list of runs. */
export function useRunColumns(): readonly DataColumn<Run>[] {
  const t = useText();
  const language = useLanguage();
  const titleOf = useRunTitle();
  const nameOf = useThingName();
  return [
    { id: 'what', title: t('columns.what'), cell: titleOf, isHeader: true },
    {
      id: 'count',
      title: t('columns.count'),
      cell: ({ done, total }) => `${formatNumber(done, language)} / ${formatNumber(total, language)}`,
      notOnPhones: true,
    },
    {
      id: 'owner',
      title: t('columns.owner'),
      cell: ({ owner }) => (owner ? nameOf(owner) : t('product')),
      notOnPhones: true,
    },
    {
      id: 'state',
      title: t('columns.state'),
      cell: (run) => <RunStateBadge run={run} />,
      isWhole: true,
      isBeside: true,
    },
    {
      id: 'startedAt',
      title: t('columns.startedAt'),
      cell: ({ startedAt }) => (
        <time dateTime={startedAt} title={formatDate(startedAt, language, 'dateTime')}>
          {formatRelative(new Date(startedAt), language)}
        </time>
      ),
      wideOnly: true,
    },
  ];
}
