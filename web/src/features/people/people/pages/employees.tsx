import { searchTerm } from '@madang/contract/people/people/search-term.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import type { Total } from '@madang/contract/kernel/lists/list.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { AsOfPage, useDayShown } from '../../../../kernel/sections/as-of.tsx';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useRowSelection } from '../../../../kernel/sections/use-row-selection.ts';
import { addressParams, useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { DownloadIcon, PlusIcon } from '../../../../ui/icons.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { PeopleIcon, SheetIcon } from '../../../../ui/sections/icons.tsx';
import { useSectionTexts } from '../../../../ui/sections/section-texts.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { workPageTitle } from '../../../ground/jobs/index.ts';
import { queryFromUrl } from '../address.ts';
import { type EmployeesQuery, employeesQuery, exactTotalQuery } from '../api.ts';
import { FoundPeople } from '../parts/found-people.tsx';
import { OpenedRun } from '../../../../kernel/sections/opened-run.tsx';
import { ExportPopup } from '../selection/selected-employees.tsx';
import { DepartmentAside, useHasTree } from '../parts/department-aside.tsx';
import { ViewsBar } from '../views/views-bar.tsx';
import { Tools } from '../parts/list-tools.tsx';
import { totalText } from '../total-text.ts';
import { useText } from '../texts.ts';

/** Panels beside the list, loaded at their first use. */
const EmployeePanel = lazy(async () => {
  const part = await import('../parts/employee-panel.tsx');
  await part.loadTexts();
  return { default: part.EmployeePanel };
});
const RegisterPanel = lazy(async () => ({ default: (await import('../parts/register-panel.tsx')).RegisterPanel }));

/** The people of the company: found, listed, registered; every state of the page has its address, its day too. */
export function EmployeesPage() {
  return useDayShown() === null ? <PeopleNow /> : <PeopleOfDay />;
}

/** STA-10: the list as of a day, for reading alone, with the person of the address beside it. */
function PeopleOfDay() {
  const t = useText();
  const [search, change] = useSearchParams();
  const item = search.get('item');
  usePageTitle(t('title'));
  return (
    <SectionPage
      title={t('title')}
      panel={
        item !== null && <EmployeePanel key={item} personId={item} onClose={() => change({ item: null, edit: null })} />
      }
    >
      <AsOfPage page="People">{null}</AsOfPage>
    </SectionPage>
  );
}

function PeopleNow() {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const { query, fieldError } = checkedQuery(search);
  const listed = useQuery(employeesQuery(query));
  const question = whomIn(query);
  const selected = useRowSelection(question);
  const known = useTotal(query, question, listed.data?.total);
  const item = search.get('item');
  const closePanel = () => change({ panel: null, item: null, edit: null });
  usePageTitle(t('title'));
  const page = listed.isPlaceholderData ? undefined : listed.data?.page;
  // Beyond the end the last page is shown, and the address is to name it.
  useEffect(() => {
    if (page !== undefined && page < query.page) change({ page: String(page) });
  }, [page, query.page, change]);
  const mayExport = can(listed.data, 'export');
  const mayRegister = can(listed.data, 'register');
  const isNarrow = item !== null || search.get('panel') === 'new';
  const hasTree = useHasTree(isNarrow);
  return (
    <SectionPage
      title={t('title')}
      count={known.total && headCount(t, known.total, language)}
      lead={known.total?.isExact === false && <CountButton known={known} />}
      actions={
        <>
          {mayRegister && <AddButton />}
          {mayRegister && (
            <LinkButton href={`${sectionAddresses.imports}?kind=people`} icon={<SheetIcon />}>
              {workPageTitle('imports')}
            </LinkButton>
          )}
          {known.total && mayExport && <ExportButton query={query} total={known.total} />}
        </>
      }
      toolbar={
        <>
          <ViewsBar />
          <Tools fieldError={fieldError} jobLists={listed.data?.jobLists} hasTree={hasTree} />
        </>
      }
      panel={
        search.get('panel') === 'new' && listed.data && mayRegister ? (
          <RegisterPanel
            idDomain={listed.data.idDomain}
            ownDomains={listed.data.ownDomains}
            minSecurityGrade={listed.data.minSecurityGrade}
            nameScripts={listed.data.nameScripts}
            jobLists={listed.data.jobLists}
            onClose={closePanel}
            onRegistered={(personId) => change({ panel: null, item: personId })}
          />
        ) : (
          item !== null && <EmployeePanel key={item} personId={item} onClose={closePanel} />
        )
      }
    >
      <DepartmentAside
        value={query.departmentCode}
        onChange={(code) => change({ department: code || null, page: null }, 'push')}
        isNarrow={isNarrow}
      >
        <Listed query={listed}>
          {(answer) =>
            answer.items.length === 0 ? (
              <Nothing
                isSearched={(known.total ?? answer.total).count === 0 && narrowing.some((name) => search.has(name))}
              />
            ) : (
              <FoundPeople
                query={query}
                answer={answer}
                total={known.total ?? answer.total}
                {...(selectionActions.some((action) => can(answer, action)) && { selected })}
              />
            )
          }
        </Listed>
      </DepartmentAside>
      <OpenedRun />
    </SectionPage>
  );
}

/** Actions without which people cannot be selected. */
const selectionActions = ['export', 'place', 'retire', 'suspend'] as const;

interface KnownTotal {
  /** Total of the list, or counted later for the same query. */
  readonly total: Total | undefined;
  readonly isCounting: boolean;
  readonly count: () => void;
}

/** Very many people are counted where the reader asks for it, once for all pages of a question. */
function useTotal(query: EmployeesQuery, question: string, listed: Total | undefined): KnownTotal {
  const [asked, ask] = useState<string>();
  const isAsked = asked === question && listed?.isExact === false;
  const exact = useQuery({ ...exactTotalQuery(query), enabled: isAsked });
  return {
    total: (isAsked && exact.data) || listed,
    isCounting: exact.isFetching,
    // After a failure the same button asks again.
    count: () => (isAsked ? void exact.refetch() : ask(question)),
  };
}

function headCount(t: ReturnType<typeof useText>, { count, isExact }: Total, language: Language): string {
  const number = formatNumber(count, language);
  return isExact ? number : t('moreThan', { number });
}

/** Shows a button that counts all people if the total is only a lower bound. */
function CountButton({ known: { isCounting, count } }: { readonly known: KnownTotal }) {
  const t = useText();
  return (
    <Button variant="quiet" small busy={isCounting} onClick={count}>
      {t('countExactly')}
    </Button>
  );
}

/** Loads what the page shows first. */
export async function beginList(queries: QueryClient): Promise<void> {
  if (addressParams().has('on')) return;
  await queries.prefetchQuery(employeesQuery(checkedQuery(addressParams()).query));
}

/** Returns the query of the address, without a term that cannot be searched for. */
function checkedQuery(search: URLSearchParams) {
  const query = queryFromUrl(search);
  const fieldError = termError(query.keyword);
  return { query: fieldError === undefined ? query : { ...query, keyword: '' }, fieldError };
}

/** The people that a query finds, in whatever order and on whichever page. */
function whomIn({ keyword, state, jobRankCode, jobTitleCode, departmentCode }: EmployeesQuery): string {
  return JSON.stringify([keyword, state, jobRankCode, jobTitleCode, departmentCode]);
}

/** The parameters that hold people back. */
const narrowing = ['q', 'state', 'rank', 'title', 'department'] as const;

/** USR-02: why a term cannot be searched for, or undefined where it can. */
function termError(keyword: string): string | undefined {
  if (keyword === '') return undefined;
  const { error } = searchTerm.safeParse(keyword);
  const [issue] = error ? fieldIssues(error) : [];
  return issue && errorText(issue);
}

function AddButton() {
  const t = useText();
  const [, change] = useSearchParams();
  return (
    <Button variant="primary" icon={<PlusIcon />} onClick={() => change({ panel: 'new', item: null }, 'push')}>
      {t('add')}
    </Button>
  );
}

interface ExportButtonProps {
  readonly query: EmployeesQuery;
  readonly total: Total;
}

/** Says how many the search and the filters leave, and takes these out. */
function ExportButton({ query, total }: ExportButtonProps) {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  if (total.count === 0) return null;
  const number = totalText(total, language);
  return (
    <>
      <Button icon={<DownloadIcon />} onClick={() => change({ panel: 'export', item: null }, 'push')}>
        {t('export.open', { number })}
      </Button>
      {search.get('panel') === 'export' && (
        <Suspense>
          <ExportPopup query={query} number={number} onClose={() => change({ panel: null })} />
        </Suspense>
      )}
    </>
  );
}

/** No one found, or a page behind the last one; a company always has its administrator. */
function Nothing({ isSearched }: { readonly isSearched: boolean }) {
  const t = useText();
  const texts = useSectionTexts();
  const [, change] = useSearchParams();
  return (
    <EmptyState
      icon={<PeopleIcon />}
      title={isSearched ? texts.nothingFound : t('nobody')}
      text={isSearched ? texts.nothingFoundText : t('nobodyText')}
      action={
        <Button onClick={() => change({ q: null, state: null, rank: null, title: null, department: null, page: null })}>
          {isSearched ? texts.clearFilters : t('firstPage')}
        </Button>
      }
    />
  );
}
