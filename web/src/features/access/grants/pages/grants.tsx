import type { GrantRow } from '@madang/contract/access/grants/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, Suspense } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { pageIn } from '../../../../kernel/lists/numbered-pages.ts';
import { addressWith, useSearchParams } from '../../../../kernel/search-param.ts';
import { sessionQuery } from '../../../../kernel/session-query.ts';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { Tabs } from '../../../../ui/parts/tabs.tsx';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { ShieldIcon } from '../../../../ui/sections/icons.tsx';
import { Filter, Toolbar } from '../../../../ui/sections/toolbar.tsx';
import { CompanyRoles } from '../../company-roles/index.ts';
import { GrantWindows } from '../../grant-windows/index.ts';
import { RightRequests } from '../../right-requests/index.ts';
import { useGrants } from '../api.ts';
import { useGrantWords } from '../grant-words.ts';
import { ChangePanel } from '../parts/change-panel.tsx';
import { GivePanel } from '../parts/give-panel.tsx';
import { Holdings } from '../parts/holdings.tsx';
import { Why } from '../parts/why.tsx';
import { useText } from '../texts.ts';

const views = ['grants', 'holders', 'requests', 'roles', 'windows', 'why'] as const;
/** Their calls are about the whole company. */
const ofCompany: ReadonlySet<string> = new Set(['roles', 'windows']);
const keyOf = ({ grantId }: GrantRow) => grantId;

/** MEM-02, MEM-03, MEM-09: given rights, the company's own roles, the hours that rights are bound to, and why one does not reach. */
export function GrantsPage() {
  const t = useText();
  const [search, change] = useSearchParams();
  const { data: session } = useQuery(sessionQuery);
  const administers = session !== undefined && can(session, 'administerCompany');
  const shown = views.filter((each) => administers || !ofCompany.has(each));
  const view = shown.find((each) => each === search.get('view')) ?? 'grants';
  const frame = (list: ReactElement) => (
    <Tabs
      label={t('title')}
      tabs={shown.map((id) => ({ id, label: t(`tabs.${id}`) }))}
      active={view}
      onChange={(id) =>
        change({ view: id === 'grants' ? null : id, item: null, panel: null, page: null, who: null, soon: null })
      }
    >
      {list}
    </Tabs>
  );
  return (
    <Suspense>
      {view === 'grants' && <Grants frame={frame} />}
      {view === 'holders' && <Holdings frame={frame} />}
      {view === 'requests' && <RightRequests frame={frame} />}
      {view === 'roles' && <CompanyRoles frame={frame} />}
      {view === 'windows' && <GrantWindows frame={frame} />}
      {view === 'why' && <Why frame={frame} />}
    </Suspense>
  );
}

function useFilters() {
  const [search, change] = useSearchParams();
  const grantee = (['P', 'R'] as const).find((each) => each === search.get('who')) ?? ('' as const);
  const soon = search.get('soon') === 'Y' ? ('Y' as const) : ('' as const);
  return { grantee, soon, page: pageIn(search), change };
}

function Grants({ frame }: { readonly frame: (list: ReactElement) => ReactElement }) {
  const t = useText();
  const { change, ...query } = useFilters();
  const listed = useGrants(query);
  const { data } = listed;
  const isFiltered = query.grantee !== '' || query.soon !== '';
  return (
    <ListSection
      title={t('title')}
      lead={t('lead')}
      query={listed}
      keyOf={keyOf}
      mayAdd={can(data, 'give')}
      adds={[{ label: t('give'), panel: 'new' }]}
      toolbar={<Tools soonCount={data?.soonCount ?? 0} />}
      onClear={isFiltered ? () => change({ who: null, soon: null, page: null }) : undefined}
      empty={{ icon: <ShieldIcon />, title: t('empty'), text: t('emptyText') }}
      frame={frame}
      panel={({ row, panel, close }) => {
        if (row) return <ChangePanel key={keyOf(row)} row={row} onClose={close} />;
        return panel === 'new' && <GivePanel onClose={close} />;
      }}
    >
      {(rows, { openKey, onOpen }) => <GrantTable {...{ rows, openKey, onOpen }} />}
    </ListSection>
  );
}

function Tools({ soonCount }: { readonly soonCount: number }) {
  const t = useText();
  const { grantee, soon, change } = useFilters();
  return (
    <Toolbar label={t('filters')}>
      <Filter
        label={t('columns.who')}
        value={grantee}
        options={[
          { value: '', label: t('all') },
          { value: 'P', label: t('people') },
          { value: 'R', label: t('roles') },
        ]}
        onChange={(value) => change({ who: value || null, page: null, item: null })}
      />
      <Filter
        label={t('columns.until')}
        value={soon}
        options={[
          { value: '', label: t('all') },
          { value: 'Y', label: t('soon', { count: soonCount }) },
        ]}
        onChange={(value) => change({ soon: value || null, page: null, item: null })}
      />
    </Toolbar>
  );
}

interface TableProps {
  readonly rows: readonly GrantRow[];
  readonly openKey: string | null;
  readonly onOpen: (key: string) => void;
}

function GrantTable({ rows, openKey, onOpen }: TableProps) {
  const t = useText();
  const words = useGrantWords();
  return (
    <DataTable
      caption={t('title')}
      rows={rows}
      rowKey={keyOf}
      rowName={(row) => `${words.who(row)} ${words.what(row)}`}
      rowHref={(row) => addressWith({ item: keyOf(row), panel: null })}
      onOpen={(row) => onOpen(keyOf(row))}
      openKey={openKey}
      line={(row) => [words.what(row), words.where(row), words.when(row), words.until(row)].join(' · ')}
      columns={[
        {
          id: 'who',
          title: t('columns.who'),
          cell: (row, line) => (
            <PersonName
              name={words.who(row)}
              seed={row.grantee.name || row.grantee.id}
              detail={line ?? (row.grantee.type === 'R' ? t('role') : undefined)}
            />
          ),
          isHeader: true,
          drawsLine: true,
        },
        { id: 'what', title: t('columns.what'), cell: (row) => words.what(row) },
        { id: 'where', title: t('columns.where'), cell: (row) => words.where(row) },
        { id: 'when', title: t('columns.when'), cell: (row) => words.when(row) },
        { id: 'until', title: t('columns.until'), cell: (row) => words.until(row), hasWholeWords: true },
        {
          id: 'state',
          title: t('columns.state'),
          cell: (row) => words.state(row),
          isBeside: true,
          hasWholeWords: true,
        },
      ]}
    />
  );
}
