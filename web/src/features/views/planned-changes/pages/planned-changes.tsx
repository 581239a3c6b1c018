import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../../kernel/formats.ts';
import { useThingName } from '../../../../kernel/names/shown-name.ts';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { addressWith, useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { Tabs } from '../../../../ui/parts/tabs.tsx';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { CalendarIcon } from '../../../../ui/sections/icons.tsx';
import { Filter, Toolbar } from '../../../../ui/sections/toolbar.tsx';
import { workPageTitle } from '../../../ground/jobs/index.ts';
import { queryFromUrl } from '../address.ts';
import { plansQuery } from '../api.ts';
import { usePlanColumns } from '../parts/plan-columns.tsx';
import { PlanCalendar } from '../parts/plan-calendar.tsx';
import { PlanPanel } from '../parts/plan-panel.tsx';
import { usePlanWords } from '../plan-words.ts';
import { useText } from '../texts.ts';

/** STA-10: changes that wait for their day, and those that have ended, as a list or by the days of a month. */
export function PlannedChangesPage() {
  const t = useText();
  const language = useLanguage();
  const nameOf = useThingName();
  const wordsOf = usePlanWords();
  const [search, change] = useSearchParams();
  const query = queryFromUrl(search);
  const listed = useQuery(plansQuery(query));
  const columns = usePlanColumns();
  const title = workPageTitle('plans');
  const isNarrowed = ['state', 'day', 'person', 'department'].some((name) => search.has(name));
  const clear = () => change({ state: null, day: null, person: null, department: null, page: null });
  const view = search.get('view') === 'calendar' ? 'calendar' : 'list';
  return (
    <ListSection
      title={title}
      lead={t('lead')}
      query={listed}
      keyOf={({ planId }) => planId}
      adds={[]}
      onClear={isNarrowed ? clear : undefined}
      actions={<LinkButton href="/console/employees">{t('toPeople')}</LinkButton>}
      empty={{ icon: <CalendarIcon />, title: t('empty'), text: t('emptyText') }}
      toolbar={<Filters />}
      frame={(list) => (
        <Tabs
          label={t('views.label')}
          tabs={(['list', 'calendar'] as const).map((id) => ({ id, label: t(`views.${id}`) }))}
          active={view}
          onChange={(next) => change({ view: next === 'list' ? null : next, day: null, page: null })}
        >
          {view === 'calendar' && <PlanCalendar />}
          <div>{list}</div>
        </Tabs>
      )}
      panel={({ row, answer, close }) =>
        row && answer && <PlanPanel key={row.planId} plan={row} today={answer.today} onClose={close} />
      }
    >
      {(rows, { openKey, onOpen }) => (
        <DataTable
          caption={title}
          columns={columns}
          rows={rows}
          line={(plan) => `${formatDate(plan.dueOn, language)} · ${wordsOf(plan)}`}
          rowKey={({ planId }) => planId}
          rowName={({ target }) => (target ? nameOf(target) : t('gone'))}
          rowHref={({ planId }) => addressWith({ item: planId })}
          onOpen={({ planId }) => onOpen(planId)}
          openKey={openKey}
        />
      )}
    </ListSection>
  );
}

/** Filters of the list: waiting or ended, and the day or person that another page asked for. */
function Filters() {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const { state, from: day, personId, departmentCode } = queryFromUrl(search);
  return (
    <Toolbar label={t('state.label')}>
      <Filter
        label={t('state.label')}
        value={state === 'ended' ? 'ended' : ''}
        options={[
          { value: '', label: t('state.waiting') },
          { value: 'ended', label: t('state.ended') },
        ]}
        onChange={(value) => change({ state: value || null, page: null, item: null })}
      />
      {day !== '' && (
        <Filter
          label={t('filterDay')}
          value={day}
          options={[
            { value: '', label: t('all') },
            { value: day, label: formatDate(day, language) },
          ]}
          onChange={(value) => change({ day: value || null, page: null })}
        />
      )}
      {personId !== '' && <PersonFilter personId={personId} />}
      {departmentCode !== '' && <DepartmentFilter departmentCode={departmentCode} />}
    </Toolbar>
  );
}

/** The department is called as the rows call it. */
function DepartmentFilter({ departmentCode }: { readonly departmentCode: string }) {
  const t = useText();
  const nameOf = useThingName();
  const [search, change] = useSearchParams();
  const { data } = useQuery(plansQuery(queryFromUrl(search)));
  const named = data?.items
    .flatMap(({ target, subject }) => [target, subject])
    .find((thing) => thing?.kind === 'department' && thing.id === departmentCode);
  return (
    <Filter
      label={t('filterDepartment')}
      value={departmentCode}
      options={[
        { value: '', label: t('all') },
        { value: departmentCode, label: named ? nameOf(named) : departmentCode },
      ]}
      onChange={(value) => change({ department: value || null, page: null })}
    />
  );
}

/** The person is called as the rows call them. */
function PersonFilter({ personId }: { readonly personId: string }) {
  const t = useText();
  const nameOf = useThingName();
  const [search, change] = useSearchParams();
  const { data } = useQuery(plansQuery(queryFromUrl(search)));
  const target = data?.items
    .flatMap(({ target: changed, people }) => [changed, ...people])
    .find((thing) => thing?.id === personId);
  return (
    <Filter
      label={t('filterPerson')}
      value={personId}
      options={[
        { value: '', label: t('all') },
        { value: personId, label: target ? nameOf(target) : t('filterPerson') },
      ]}
      onChange={(value) => change({ person: value || null, page: null })}
    />
  );
}
