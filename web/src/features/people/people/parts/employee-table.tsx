import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { hidableColumns } from '@madang/contract/people/saved-views/layout.ts';
import type { EmployeeRow, JobLists } from '@madang/contract/people/people/routes.ts';
import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import type { JobRank } from '@madang/contract/organisation/job-ranks/routes.ts';
import { type Language, readsKorean } from '@madang/contract/kernel/languages.ts';
import { useCallback, useMemo } from 'react';
import { formatDate, formatRelative } from '../../../../kernel/formats.ts';
import { addressWith, useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { photoAddress } from '@madang/contract/people/people/photo-address.ts';
import { zoneHere } from '../../../../ui/dates/zone.ts';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { Badge } from '../../../../ui/sections/badge.tsx';
import type { RowSelection } from '../../../../ui/sections/row-selection.ts';
import { type DataColumn, DataTable } from '../../../../ui/sections/data-table.tsx';
import { EmblemMarks } from '../../emblems/index.ts';
import { queryFromUrl } from '../address.ts';
import { useJobNames } from '../job-lists.ts';
import { useText } from '../texts.ts';
import { useListLayout } from '../views/views.ts';
import { EmployeeStateBadge } from './employee-state.tsx';
import styles from './employee-table.module.css';
import { usePersonNames } from './person-names.tsx';

interface EmployeeTableProps {
  readonly rows: readonly EmployeeRow[];
  readonly jobLists: JobLists;
  readonly question: string | undefined;
  readonly selection?: RowSelection | undefined;
  /** The domain that most IDs of the company have; the list leaves it off. */
  readonly commonDomain: string;
}

/** The list; order and opened person stand in the address. */
export function EmployeeTable({ rows, jobLists, question, selection, commonDomain }: EmployeeTableProps) {
  const t = useText();
  const [search, change] = useSearchParams();
  const { orderBy, direction } = queryFromUrl(search);
  const [layout] = useListLayout();
  const all = useColumns(jobLists, commonDomain);
  const columns = useMemo(
    () => all.filter(({ id }) => !layout.hiddenColumns.some((hidden) => hidden === id)),
    [all, layout.hiddenColumns],
  );
  // Without the page, which another one takes the place of while the list is scrolled: each row would be drawn again.
  const list = addressWith({ page: null, item: null, panel: null, edit: null });
  const rowHref = useCallback(({ personId }: EmployeeRow) => hrefOf(list, personId), [list]);
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      isCompact={layout.density === 'compact'}
      rows={rows}
      fixedFor={question}
      rowKey={({ personId }) => personId}
      line={null}
      rowName={({ fullName, displayName }) => displayName || fullName}
      rowHref={rowHref}
      onOpen={({ personId }) => change({ item: personId, panel: null }, 'push')}
      {...(selection && { selection })}
      openKey={search.get('item')}
      sorting={{ by: orderBy, descending: direction === 'descending' }}
      onSort={({ by, descending }) => change({ sort: by, order: descending ? 'descending' : null, page: null })}
    />
  );
}

/** The words of a search stay behind '#'. */
function hrefOf(list: string, personId: string): string {
  const [asked = '', words] = list.split('#');
  return `${asked}${asked.includes('?') ? '&' : '?'}item=${personId}${words === undefined ? '' : `#${words}`}`;
}

/** Returns the columns that a reader may hide, with their titles. */
export function useHidableColumns(jobLists: JobLists) {
  const columns = useColumns(jobLists, '');
  return hidableColumns.flatMap((value) => {
    const column = columns.find(({ id }) => id === value);
    return column ? [{ value, label: column.title }] : [];
  });
}

function useColumns(jobLists: JobLists, commonDomain: string): readonly DataColumn<EmployeeRow>[] {
  const t = useText();
  const language = useLanguage();
  const { rank, title } = useJobNames(jobLists);
  return useMemo(
    () => columnsFor(t, language, { rank, title }, commonDomain),
    [t, language, rank, title, commonDomain],
  );
}

function columnsFor(
  t: ReturnType<typeof useText>,
  language: Language,
  names: ReturnType<typeof useJobNames>,
  commonDomain: string,
): readonly DataColumn<EmployeeRow>[] {
  const job = (id: 'jobRank' | 'jobTitle', title: string | undefined): readonly DataColumn<EmployeeRow>[] =>
    title === undefined ? [] : [{ id, title, cell: (row) => nameOf(row[id], language), wideOnly: true }];
  return [
    {
      // The order is that of the names that are read.
      id: readsKorean(language) ? 'fullName' : 'englishName',
      title: t('columns.name'),
      cell: (row) => <PersonCell row={row} />,
      isHeader: true,
      isSortable: true,
    },
    {
      id: 'loginId',
      title: t('columns.loginId'),
      cell: ({ loginId }) => <LoginId loginId={loginId} commonDomain={commonDomain} />,
      notOnPhones: true,
      isSortable: true,
    },
    {
      id: 'department',
      title: t('columns.department'),
      cell: (row) => <DepartmentCell row={row} />,
      notOnPhones: true,
    },
    ...job('jobRank', names.rank),
    ...job('jobTitle', names.title),
    {
      id: 'state',
      title: t('columns.state'),
      cell: (row) => <EmployeeStateBadge {...row} />,
      isWhole: true,
      isBeside: true,
    },
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

/** An ID without the domain that all have; whole for anyone who hears it, copies it or points at it. */
function LoginId({ loginId, commonDomain }: { readonly loginId: string; readonly commonDomain: string }) {
  const ending = `@${commonDomain}`;
  const isCommon = commonDomain !== '' && loginId.endsWith(ending);
  return (
    <span className={styles['id']} title={loginId}>
      <span>{isCommon ? loginId.slice(0, -ending.length) : loginId}</span>
      {isCommon && <VisuallyHidden>{ending}</VisuallyHidden>}
    </span>
  );
}

/** The department that someone belongs to, and in how many they serve besides. */
function DepartmentCell({ row: { department, concurrentPosts } }: { readonly row: EmployeeRow }) {
  const t = useText();
  const language = useLanguage();
  const name = departmentNameFor(department, language);
  if (concurrentPosts.length === 0) return <span className={styles['department']}>{name}</span>;
  const departments = concurrentPosts.map((post) => departmentNameFor(post.department, language)).join(', ');
  return (
    <span className={styles['department']} title={t('posts.besides', { departments })}>
      <span>{name}</span>
      <Badge>{t('posts.more', { count: concurrentPosts.length })}</Badge>
    </span>
  );
}

/** PRD-03: the name as the reader reads it, the other one under it; on a phone, whose rows have two lines, department and rank. */
function PersonCell({ row }: { readonly row: EmployeeRow }) {
  const { fullName, photoId, department, jobRank, emblems, guestOf } = row;
  const language = useLanguage();
  const names = usePersonNames(row);
  const post = [departmentNameFor(department, language), nameOf(jobRank, language), guestOf]
    .filter(Boolean)
    .join(' · ');
  const detail = (
    <>
      <span className={styles['wide']}>{guestOf ?? names.other}</span>
      <span className={styles['phone']}>{post}</span>
    </>
  );
  return (
    <span className={styles['person']}>
      <PersonName
        name={names.shown}
        seed={fullName}
        photo={photoAddress(photoId, 'small')}
        detail={detail}
        marks={<EmblemMarks emblems={emblems} />}
      />
    </span>
  );
}

function nameOf(entry: JobRank | null, language: Language): string | null {
  return entry && jobRankNameFor(entry, language);
}

/** The moment with its zone named, as it is shown on hover. */
export function exactTime(moment: string, language: Language): string {
  const zone = zoneHere() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return `${formatDate(moment, language, 'dateTime')} (${zone})`;
}
