import type { ImportRow } from '@madang/contract/joining/imports/routes.ts';
import { formatDate, formatNumber, formatRelative } from '../../../../kernel/formats.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { addressWith, useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { type DataColumn, DataTable } from '../../../../ui/sections/data-table.tsx';
import { useText } from '../texts.ts';
import { ImportStateBadge } from './import-state-badge.tsx';

/** BLK-04: the imports of the company, each with its state, counts and owner. */
export function ImportHistory({ imports }: { readonly imports: readonly ImportRow[] }) {
  const t = useText();
  const language = useLanguage();
  const [, change] = useSearchParams();
  const columns = useColumns();
  const nameOf = useImportName();
  return (
    <DataTable
      caption={t('history.title')}
      columns={columns}
      rows={imports}
      line={({ total, createdAt }) =>
        `${t('rows', { count: total, number: formatNumber(total, language) })} · ${formatRelative(new Date(createdAt), language)}`
      }
      rowKey={({ importId }) => importId}
      rowName={nameOf}
      rowHref={({ importId }) => addressWith({ item: importId, kind: null })}
      onOpen={({ importId }) => change({ item: importId, kind: null }, 'push')}
    />
  );
}

function useImportName(): (row: ImportRow) => string {
  const t = useText();
  return ({ source, kindLabel, fileName }) =>
    source === 'selection'
      ? t('selection.pageTitle')
      : [kindLabel || t('history.unknown'), fileName].filter(Boolean).join(' · ');
}

function useColumns(): readonly DataColumn<ImportRow>[] {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  const importName = useImportName();
  const number = (count: number) => formatNumber(count, language);
  return [
    {
      id: 'kind',
      title: t('history.kind'),
      cell: importName,
      isHeader: true,
    },
    {
      id: 'state',
      title: t('history.state'),
      cell: (row) => <ImportStateBadge of={row} />,
      isWhole: true,
      isBeside: true,
    },
    {
      id: 'rows',
      title: t('history.rows'),
      cell: ({ total, refused }) =>
        refused === 0 ? number(total) : t('history.counts', { total: number(total), refused: number(refused) }),
      notOnPhones: true,
    },
    {
      id: 'owner',
      title: t('history.owner'),
      cell: ({ owner }) => (owner ? nameOf(owner) : t('history.gone')),
      notOnPhones: true,
    },
    {
      id: 'createdAt',
      title: t('history.createdAt'),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={formatDate(createdAt, language, 'dateTime')}>
          {formatRelative(new Date(createdAt), language)}
        </time>
      ),
      wideOnly: true,
    },
  ];
}
