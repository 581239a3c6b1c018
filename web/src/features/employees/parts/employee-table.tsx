import type { EmployeeRow } from '@madang/contract/employees/routes.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { formatDate, formatRelative } from '../../../kernel/formats.ts';
import { addressWith, useSearchParams } from '../../../kernel/search-param.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { type DataColumn, DataTable } from '../../../ui/rooms/data-table.tsx';
import { questionOf } from '../address.ts';
import { useText } from '../texts.ts';

/** The list; order and opened person stand in the address. */
export function EmployeeTable({ rows }: { readonly rows: readonly EmployeeRow[] }) {
  const t = useText();
  const [search, change] = useSearchParams();
  const { orderBy, direction } = questionOf(search);
  return (
    <DataTable
      caption={t('title')}
      columns={useColumns()}
      rows={rows}
      rowKey={({ personId }) => personId}
      rowName={({ fullName }) => fullName}
      rowHref={({ personId }) => addressWith({ item: personId, panel: null })}
      onOpen={({ personId }) => change({ item: personId, panel: null }, 'push')}
      openKey={search.get('item')}
      sorting={{ by: orderBy, descending: direction === 'descending' }}
      onSort={({ by, descending }) => change({ sort: by, order: descending ? 'descending' : null, page: null })}
    />
  );
}

function useColumns(): readonly DataColumn<EmployeeRow>[] {
  const t = useText();
  const language = useLanguage();
  return [
    { id: 'fullName', title: t('columns.name'), cell: ({ fullName }) => fullName, isHeader: true, isSortable: true },
    {
      id: 'englishName',
      title: t('columns.englishName'),
      cell: ({ englishName }) => englishName && <span lang="en">{englishName}</span>,
      isSortable: true,
      wideOnly: true,
    },
    { id: 'loginId', title: t('columns.loginId'), cell: ({ loginId }) => loginId, isSortable: true },
    { id: 'department', title: t('columns.department'), cell: ({ department }) => department.departmentName },
    { id: 'state', title: t('columns.state'), cell: ({ state }) => t(`states.${state}`) },
    {
      id: 'registeredAt',
      title: t('columns.registeredAt'),
      cell: ({ registeredAt }) => (
        <time dateTime={registeredAt} title={exactTime(registeredAt, language)}>
          {formatRelative(new Date(registeredAt), language)}
        </time>
      ),
      isSortable: true,
      wideOnly: true,
    },
  ];
}

/** The moment with its zone named, as it is told on hover. */
export function exactTime(moment: string, language: Language): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return `${formatDate(moment, language, 'dateTime')} (${zone})`;
}
