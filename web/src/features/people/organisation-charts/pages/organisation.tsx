import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import type { MemberCard } from '@madang/contract/people/organisation-charts/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { AsOfDay, AsOfPage } from '../../../../kernel/sections/as-of.tsx';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { keepFocus } from '../../../../ui/sections/kept-focus.ts';
import { useMedia } from '../../../../ui/use-media.ts';
import { organisationQuery, peopleCountsQuery } from '../api.ts';
import { type Chart, chartOf } from '../chart-rows.ts';
import { useOpenBranches } from '../open-branches.ts';
import { Asked } from '../parts/asked.tsx';
import { Branches } from '../parts/branches.tsx';
import { ChartSearch } from '../parts/chart-search.tsx';
import { ChartTree } from '../parts/chart-tree.tsx';
import { DepartmentView } from '../parts/department-view.tsx';
import { type View, views, ViewSwitch } from '../parts/view-switch.tsx';
import { PlacesLink } from '../../locations/index.ts';
import { useText } from '../texts.ts';
import styles from './organisation.module.css';

const MemberPopup = lazy(async () => ({ default: (await import('../parts/member-popup.tsx')).MemberPopup }));
const DrawnChart = lazy(async () => ({ default: (await import('../drawn/drawn-chart.tsx')).DrawnChart }));
const PeopleList = lazy(async () => ({ default: (await import('../parts/people-list.tsx')).PeopleList }));

/** DEP-05: the chart of today, or as of the day in the address. */
export function OrganisationPage() {
  return (
    <AsOfPage page="Chart">
      <PresentChart />
    </AsOfPage>
  );
}

/** The company drawn, as a tree or as a list of its people; view, department, person and search are in the address. */
function PresentChart() {
  const t = useText();
  usePageTitle(t('title'));
  const [search, change] = useSearchParams();
  const isPhone = useMedia('(width < 40rem)');
  const [found, setFound] = useState<MemberCard | null>(null);
  const view: View = views.find((each) => each === search.get('view')) ?? 'chart';
  const departmentCode = search.get('department');
  const personId = search.get('person');
  const page = Number(search.get('page') ?? 1);
  const tree = useQuery(organisationQuery);
  const { data: counts } = useQuery(peopleCountsQuery);
  const chart = useMemo(() => chartOf(tree.data?.items ?? [], counts?.items), [tree.data, counts]);
  const open = (code: string | null) => {
    setFound(null);
    change({ department: code, page: null, q: null, by: null }, 'push');
  };
  const show = (id: string | null) => change({ person: id }, 'push');
  const turn = (to: number) => change({ page: to === 1 ? null : String(to) }, 'push');
  const isDrawn = view === 'chart' && !isPhone;
  /** The drawn chart flies to the person that a search found; elsewhere their card opens. */
  const showFound = (person: MemberCard) => {
    if (!isDrawn) return show(person.personId);
    setFound(person);
    change({ department: person.department.departmentCode, page: null, q: null, by: null }, 'push');
  };
  // Of its own: a part of it that comes later hides no chart, which would forget where it was scrolled to.
  const department = (
    <Suspense>
      <DepartmentView
        key={departmentCode}
        departmentCode={departmentCode ?? rootDepartment}
        page={page}
        onShow={show}
        onPage={turn}
        {...(view === 'tree' && { onBack: () => open(null) })}
        {...(isDrawn && { onClose: () => open(null) })}
        isPathShown={view === 'chart' && isPhone}
      />
    </Suspense>
  );
  return (
    <div
      className={styles['layout']}
      data-view={isDrawn ? 'drawn' : view}
      data-shows={departmentCode === null ? 'tree' : 'department'}
    >
      <div className={styles['side']} ref={keepSideFocus}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <ViewSwitch view={view} isPhone={isPhone} onChange={(to) => change({ view: to, page: null }, 'push')} />
        <AsOfDay />
        <PlacesLink />
        <ChartSearch onOpen={open} onShow={showFound}>
          {view === 'tree' && (
            <Asked query={tree}>
              {() => <ChartTree chart={chart} selected={departmentCode ?? rootDepartment} onSelect={open} />}
            </Asked>
          )}
          {view === 'chart' && isPhone && (
            <Asked query={tree}>
              {() => <Branches chart={chart} departmentCode={departmentCode ?? rootDepartment} onOpen={open} />}
            </Asked>
          )}
        </ChartSearch>
      </div>
      {isDrawn && (
        <Asked query={tree}>
          {() => (
            <div className={styles['drawn']}>
              <Suspense>
                <OpenedChart chart={chart} selected={departmentCode} found={found} onSelect={open} onShow={show} />
              </Suspense>
            </div>
          )}
        </Asked>
      )}
      {(!isDrawn || departmentCode !== null) && (
        <div className={styles['content']}>
          {view === 'list' ? (
            <Suspense>
              <PeopleList
                departmentCode={departmentCode ?? rootDepartment}
                page={page}
                onShow={show}
                onOpen={open}
                onPage={turn}
              />
            </Suspense>
          ) : (
            department
          )}
        </div>
      )}
      {personId !== null && (
        <Suspense>
          <MemberPopup
            personId={personId}
            onOpen={(code) => change({ department: code, person: null, page: null, q: null, by: null }, 'push')}
            onClose={() => show(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Moves the focus of a pressed search result to the tree or the search. */
function keepSideFocus(element: HTMLElement | null): (() => void) | undefined {
  return element ? keepFocus(element, () => element.querySelector('[role=tree], input')) : undefined;
}

interface OpenedChartProps {
  readonly chart: Chart;
  readonly selected: string | null;
  readonly found: MemberCard | null;
  readonly onSelect: (departmentCode: string) => void;
  readonly onShow: (personId: string) => void;
}

/** Opens the way to what is selected, and the departments right below the company. */
function OpenedChart({ chart, selected, found, ...given }: OpenedChartProps) {
  const branches = useOpenBranches(chart, selected ?? rootDepartment);
  return (
    <DrawnChart
      rows={branches.rows}
      selected={selected}
      found={found}
      {...given}
      onToggle={branches.toggle}
      onOpenAll={branches.openAll}
      onCloseAll={branches.closeAll}
    />
  );
}
