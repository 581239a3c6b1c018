import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { AsOfDay, AsOfPage } from '../../../../kernel/sections/as-of.tsx';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { organisationQuery, peopleCountsQuery } from '../api.ts';
import { chartOf } from '../chart-rows.ts';
import { Asked } from '../parts/asked.tsx';
import { ChartSearch } from '../parts/chart-search.tsx';
import { ChartTree } from '../parts/chart-tree.tsx';
import { DepartmentView } from '../parts/department-view.tsx';
import { PlacesLink } from '../../locations/index.ts';
import { useText } from '../texts.ts';
import styles from './organisation.module.css';

const MemberPopup = lazy(async () => ({ default: (await import('../parts/member-popup.tsx')).MemberPopup }));

/** DEP-05: the chart of today, or as of the day in the address. */
export function OrganisationPage() {
  return (
    <AsOfPage page="Chart">
      <PresentChart />
    </AsOfPage>
  );
}

/** Departments at the side, the people of one of them beside it; department, person and search are in the address. */
function PresentChart() {
  const t = useText();
  usePageTitle(t('title'));
  const [search, change] = useSearchParams();
  const departmentCode = search.get('department');
  const personId = search.get('person');
  const tree = useQuery(organisationQuery);
  const { data: counts } = useQuery(peopleCountsQuery);
  const chart = useMemo(() => chartOf(tree.data?.items ?? [], counts?.items), [tree.data, counts]);
  const open = (code: string) => change({ department: code, page: null, q: null, by: null }, 'push');
  const show = (id: string | null) => change({ person: id }, 'push');
  return (
    <div className={styles['layout']} data-shows={departmentCode === null ? 'tree' : 'department'}>
      <div className={styles['side']}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <AsOfDay />
        <PlacesLink />
        <ChartSearch onOpen={open} onShow={show}>
          <Asked query={tree}>
            {() => <ChartTree chart={chart} selected={departmentCode ?? rootDepartment} onSelect={open} />}
          </Asked>
        </ChartSearch>
      </div>
      <div className={styles['content']}>
        <DepartmentView
          key={departmentCode}
          departmentCode={departmentCode ?? rootDepartment}
          page={Number(search.get('page') ?? 1)}
          onShow={show}
          onPage={(page) => change({ page: page === 1 ? null : String(page) }, 'push')}
          onBack={() => change({ department: null, page: null }, 'push')}
        />
      </div>
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
