import type { Dispatch } from '@madang/contract/access/dispatches/routes.ts';
import { dispatchSides } from '@madang/contract/access/dispatches/states.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { addressWith, useSearchParams } from '../../../../kernel/search-param.ts';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { Tabs } from '../../../../ui/parts/tabs.tsx';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { DispatchIcon } from '../../../../ui/sections/icons.tsx';
import { Filter, Toolbar } from '../../../../ui/sections/toolbar.tsx';
import { queryFromUrl } from '../address.ts';
import { dispatchesQuery, useNamesOf } from '../api.ts';
import { DispatchStateBadges } from '../parts/dispatch-state.tsx';
import { usePeriodText } from '../period.ts';
import { useText } from '../texts.ts';

const DispatchPanel = lazy(async () => ({ default: (await import('../parts/dispatch-panel.tsx')).DispatchPanel }));
const AskPanel = lazy(async () => ({ default: (await import('../parts/ask-panel.tsx')).AskPanel }));

const keyOf = ({ dispatchId }: Dispatch) => dispatchId;

/** STA-09: dispatches that the company sent and those that it received; each opens with its acts and its history. */
export function DispatchesPage() {
  const t = useText();
  const [search, change] = useSearchParams();
  const query = queryFromUrl(search);
  const listed = useQuery(dispatchesQuery(query));
  const { data } = listed;
  const isOver = query.which === 'over';
  const item = search.get('item');
  const title = (side: Dispatch['side']) =>
    side === 'host' && data && data.waiting > 0 ? t('sides.hostWaiting', { number: data.waiting }) : t(`sides.${side}`);
  return (
    <ListSection
      title={t('title')}
      lead={t('lead')}
      query={listed}
      keyOf={keyOf}
      mayAdd={can(data, 'ask')}
      adds={[{ label: t('ask.act'), panel: 'new' }]}
      toolbar={
        <Toolbar label={t('which.label')}>
          <Filter
            label={t('which.label')}
            value={isOver ? 'over' : ''}
            options={[
              { value: '', label: t('which.open') },
              { value: 'over', label: t('which.over') },
            ]}
            onChange={(state) => change({ state: state || null, page: null, item: null })}
          />
        </Toolbar>
      }
      onClear={isOver ? () => change({ state: null, page: null }) : undefined}
      empty={{ icon: <DispatchIcon />, title: t(`empty.${query.side}`), text: t(`emptyText.${query.side}`) }}
      frame={(list) => (
        <Tabs
          label={t('title')}
          tabs={dispatchSides.map((id) => ({ id, label: title(id) }))}
          active={query.side}
          onChange={(side) => change({ side: side === 'home' ? null : side, page: null, item: null })}
        >
          {list}
        </Tabs>
      )}
      panel={({ panel, answer, close }) => (
        <Suspense>
          {panel === 'new'
            ? can(answer, 'ask') && <AskPanel onClose={() => change({ panel: null, person: null })} />
            : item !== null && <DispatchPanel key={item} dispatchId={item} onClose={close} />}
        </Suspense>
      )}
    >
      {(rows, { openKey, onOpen }) => <DispatchTable {...{ rows, openKey, onOpen }} />}
    </ListSection>
  );
}

interface TableProps {
  readonly rows: readonly Dispatch[];
  readonly openKey: string | null;
  readonly onOpen: (key: string) => void;
}

function DispatchTable({ rows, openKey, onOpen }: TableProps) {
  const t = useText();
  const nameOf = useShownName();
  const names = useNamesOf();
  const periodText = usePeriodText();
  return (
    <DataTable
      caption={t('title')}
      rows={rows}
      rowKey={keyOf}
      rowName={nameOf}
      rowHref={(row) => addressWith({ item: keyOf(row), panel: null })}
      onOpen={(row) => onOpen(keyOf(row))}
      openKey={openKey}
      line={(row) => `${names.company(row)} · ${periodText(row)}`}
      columns={[
        {
          id: 'name',
          title: t('columns.person'),
          cell: (row, line) => <PersonName name={nameOf(row)} seed={row.fullName} detail={line} />,
          isHeader: true,
          drawsLine: true,
        },
        { id: 'company', title: t('columns.company'), cell: (row) => names.company(row) },
        { id: 'department', title: t('columns.department'), cell: (row) => names.department(row), wideOnly: true },
        { id: 'period', title: t('columns.period'), cell: periodText },
        {
          id: 'state',
          title: t('columns.state'),
          cell: (row) => <DispatchStateBadges {...row} />,
          isWhole: true,
          isBeside: true,
        },
      ]}
    />
  );
}
