import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import type { JobRank } from '@madang/contract/organisation/job-ranks/routes.ts';
import type { JobLists } from '@madang/contract/people/people/routes.ts';
import { listedStates } from '@madang/contract/people/people/rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useContributed } from '../../../../kernel/sections/contributions.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { todayHere } from '../../../../ui/dates/days.ts';
import { CalendarIcon } from '../../../../ui/sections/icons.tsx';
import { Filter, SearchBox, Toolbar } from '../../../../ui/sections/toolbar.tsx';
import { queryFromUrl } from '../address.ts';
import { useJobNames } from '../job-lists.ts';
import { useText } from '../texts.ts';
import { ListSettings } from '../views/list-settings.tsx';
import { savedViewsQuery, useListLayout } from '../views/views.ts';
import { DepartmentFilter } from './department-filter.tsx';
import styles from './list-tools.module.css';
import { useHidableColumns } from './employee-table.tsx';

interface ToolsProps {
  readonly fieldError: string | undefined;
  readonly jobLists: JobLists | undefined;
  /** The departments stand beside the list, so that no filter opens them. */
  readonly hasTree: boolean;
}

/** Search, filters as chips, and how the list is read; all but the last stand in the address. */
export function Tools({ fieldError, jobLists, hasTree }: ToolsProps) {
  const t = useText();
  const [search, change] = useSearchParams();
  const { keyword, state, departmentCode } = queryFromUrl(search);
  const states = listedStates.map((value) => ({ value, label: t(`states.${value}`) }));
  return (
    <Toolbar label={t('searchLabel')}>
      <SearchBox
        label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
        value={keyword}
        error={fieldError}
        onChange={(q) => change({ q: q || null, page: null }, keyword === '' ? 'push' : undefined)}
      />
      <Filter
        label={t('columns.state')}
        value={state}
        options={[{ value: '', label: t('all') }, ...states]}
        onChange={(value) => change({ state: value || null, page: null }, 'push')}
      />
      {!hasTree && (
        <DepartmentFilter
          value={departmentCode}
          onChange={(code) => change({ department: code || null, page: null }, 'push')}
        />
      )}
      {jobLists && <JobFilters jobLists={jobLists} />}
      {jobLists && <Settings jobLists={jobLists} />}
      <ToDay />
    </Toolbar>
  );
}

/** RNK-02: by the lists that the company shows, under its own words for them. */
function JobFilters({ jobLists }: { readonly jobLists: JobLists }) {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const names = useJobNames(jobLists);
  const { data } = useQuery(savedViewsQuery);
  const { jobRankCode, jobTitleCode } = queryFromUrl(search);
  const options = (entries: readonly JobRank[] = []) => [
    { value: '', label: t('all') },
    ...entries.map((entry) => ({ value: entry.jobRankCode, label: jobRankNameFor(entry, language) })),
  ];
  return (
    <>
      {names.rank !== undefined && (
        <Filter
          label={names.rank}
          value={jobRankCode}
          options={options(data?.jobLists.ranks)}
          onChange={(code) => change({ rank: code || null, page: null }, 'push')}
        />
      )}
      {names.title !== undefined && (
        <Filter
          label={names.title}
          value={jobTitleCode}
          options={options(data?.jobLists.titles)}
          onChange={(code) => change({ title: code || null, page: null }, 'push')}
        />
      )}
    </>
  );
}

function Settings({ jobLists }: { readonly jobLists: JobLists }) {
  const columns = useHidableColumns(jobLists);
  const [layout, change] = useListLayout();
  return <ListSettings layout={layout} onChange={change} columns={columns} />;
}

/** STA-10: the way to the list as of a day, which begins with today; what shows it comes with its first use. */
function ToDay() {
  const t = useText();
  const [asOf] = useContributed('asOf');
  const [, change] = useSearchParams();
  if (!asOf) return null;
  const begin = () => change({ on: todayHere(), q: null, rank: null, title: null, page: null, panel: null }, 'push');
  return (
    <span className={styles['day']}>
      <Button variant="quiet" small icon={<CalendarIcon />} onClick={begin}>
        {t('time.list')}
      </Button>
    </span>
  );
}
