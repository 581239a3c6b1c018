import type { List, Total } from '@madang/contract/kernel/lists/list.ts';
import { pageCountOf } from '@madang/contract/kernel/lists/page.ts';
import { employeesPerPage } from '@madang/contract/people/people/limits.ts';
import type { EmployeeRow, EmployeesAction, JobLists } from '@madang/contract/people/people/routes.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import type { ShownPage } from '../../../../kernel/lists/numbered-pages.ts';
import { useScrolledPages } from '../../../../kernel/lists/scrolled-pages.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import type { SelectedRows } from '../../../../kernel/sections/use-row-selection.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Pager } from '../../../../ui/sections/pager.tsx';
import { type EmployeesQuery, employeesQuery } from '../api.ts';
import { EmployeeTable } from './employee-table.tsx';
import styles from './found-people.module.css';
import { SelectedEmployees } from '../selection/selected-employees.tsx';

interface FoundPeopleProps {
  readonly query: EmployeesQuery;
  readonly answer: List<EmployeeRow> &
    ShownPage & {
      readonly jobLists: JobLists;
      readonly idDomain: string | null;
      readonly can: readonly EmployeesAction[];
    };
  /** Total of the list, or counted later. */
  readonly total: Total;
  /** Absent: there is nothing to do with several. */
  readonly selected?: SelectedRows;
}

/** The list itself, which goes on as it is scrolled; the number of a page leads anywhere in it. */
export function FoundPeople({ query, answer, total, selected }: FoundPeopleProps) {
  const language = useLanguage();
  const [, change] = useSearchParams();
  const { page, ...asked } = query;
  const { jobLists, idDomain } = answer;
  const pageCount = total.isExact ? pageCountOf(total.count, employeesPerPage) : answer.pageCount;
  const { rows, frame, question, jump } = useScrolledPages({
    page,
    pageCount,
    items: answer.items,
    rowsPerPage: employeesPerPage,
    question: JSON.stringify(asked),
    queryOf: (each) => employeesQuery({ ...query, page: each }),
    keyOf: ({ personId }) => personId,
    onReach: (reached) => change({ page: reached === 1 ? null : String(reached) }),
  });
  const turn = (to: number) => {
    jump(to);
    change({ page: String(to) }, 'push');
  };
  return (
    <>
      <div ref={frame} className={styles['frame']}>
        <EmployeeTable
          rows={rows}
          jobLists={jobLists}
          commonDomain={idDomain ?? ''}
          question={question}
          selection={selected?.among(rows.map(({ personId }) => personId))}
        />
      </div>
      {selected && <SelectedEmployees {...{ selected, query, total, jobLists }} can={answer.can} />}
      <Pager
        page={answer.page}
        pageCount={pageCount}
        isOpenEnded={!total.isExact}
        format={(value) => formatNumber(value, language)}
        onChange={turn}
        isSticky
      />
    </>
  );
}
