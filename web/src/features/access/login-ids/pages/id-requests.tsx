import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import { loginIdLimits } from '@madang/contract/access/login-ids/limits.ts';
import { idQueries } from '@madang/contract/access/login-ids/rules.ts';
import type { IdRequestRow } from '@madang/contract/access/login-ids/wire.ts';
import { lazy, Suspense } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { addressWith, useSearchParams } from '../../../../kernel/search-param.ts';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { OpenedRun } from '../../../../kernel/sections/opened-run.tsx';
import { useRowSelection } from '../../../../kernel/sections/use-row-selection.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { KeyIcon } from '../../../../ui/icons.tsx';
import { MailText } from '../../../../ui/sections/mail-text.tsx';
import type { RowSelection } from '../../../../ui/sections/row-selection.ts';
import { SelectionBar } from '../../../../ui/sections/selection-bar.tsx';
import { Filter, SearchBox, Toolbar } from '../../../../ui/sections/toolbar.tsx';
import { queryIn, useIdRequests } from '../api.ts';
import { useText } from '../texts.ts';

const IdRequestPanel = lazy(async () => ({ default: (await import('../parts/id-request-panel.tsx')).IdRequestPanel }));
const DecideSelection = lazy(async () => ({
  default: (await import('../parts/decide-selection.tsx')).DecideSelection,
}));

const keyOf = ({ requestId, personId }: IdRequestRow) => requestId ?? personId;

/** REQ-01: ID requests of the company in each of their states; each opens in the panel, where it is decided. */
export function IdRequestsPage() {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const listed = useIdRequests(search);
  const query = queryIn(search);
  const term = search.get('q') ?? '';
  const selected = useRowSelection(`${query} ${term}`);
  const mayDecide = query === 'requesting' && can(listed.data, 'decide');
  const format = (value: number) => formatNumber(value, language);
  const isFiltered = query !== 'requesting' || term !== '';
  return (
    <>
      <ListSection
        title={t('title')}
        lead={t('lead')}
        query={listed}
        keyOf={keyOf}
        adds={[]}
        actions={
          <>
            {can(listed.data, 'decide') && (
              <Link to={sectionAddresses.imports} search={{ kind: 'idDecisions' }}>
                {t('decideByFile')}
              </Link>
            )}
            {can(listed.data, 'change') && (
              <Link to={sectionAddresses.imports} search={{ kind: 'loginIdChanges' }}>
                {t('byFile')}
              </Link>
            )}
          </>
        }
        toolbar={
          <Toolbar label={t('tools')}>
            <SearchBox
              label={t('search')}
              placeholder={t('search')}
              value={term}
              onChange={(q) => change({ q: q || null, page: null })}
            />
            <Filter
              label={t('which')}
              value={query}
              options={idQueries.map((value) => ({ value, label: t(`states.${value}`) }))}
              onChange={(state) => change({ state: state === 'requesting' ? null : state, page: null, item: null })}
            />
          </Toolbar>
        }
        onClear={isFiltered ? () => change({ q: null, state: null, page: null }) : undefined}
        empty={{ icon: <KeyIcon />, title: t('empty'), text: t('emptyText') }}
        panel={({ row, answer, close }) =>
          answer &&
          row && (
            <Suspense>
              <IdRequestPanel key={keyOf(row)} row={row} answer={answer} onClose={close} />
            </Suspense>
          )
        }
      >
        {(rows, { openKey, onOpen }, answer) => (
          <>
            <IdRequestTable
              {...{ rows, openKey, onOpen }}
              {...(mayDecide && { selection: selected.among(rows.map((row) => keyOf(row))) })}
            />
            {mayDecide && (
              <SelectionBar
                count={selected.keys.size}
                total={Math.min(rows.length, loginIdLimits.selection, answer.total.count)}
                format={format}
                onSelectAll={() =>
                  selected.among(rows.map((row) => keyOf(row))).onChange(new Set(rows.map((row) => keyOf(row))))
                }
                onClear={selected.clear}
              >
                <Suspense>
                  <DecideSelection requestIds={[...selected.keys]} onOpened={selected.clear} />
                </Suspense>
              </SelectionBar>
            )}
          </>
        )}
      </ListSection>
      <OpenedRun />
    </>
  );
}

interface TableProps {
  readonly rows: readonly IdRequestRow[];
  readonly openKey: string | null;
  readonly onOpen: (key: string) => void;
  readonly selection?: RowSelection;
}

function IdRequestTable({ rows, openKey, onOpen, selection }: TableProps) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  const wanted = ({ type, oldId, wantedId }: IdRequestRow) => (type === 'release' ? oldId : wantedId);
  const kind = ({ type, origin }: IdRequestRow) =>
    type === null ? '' : t(origin === 'company' ? 'byCompany' : `types.${type}`);
  const state = (row: IdRequestRow) => t(`states.${row.state}`);
  return (
    <DataTable
      caption={t('title')}
      rows={rows}
      rowKey={keyOf}
      rowName={nameOf}
      rowHref={(row) => addressWith({ item: keyOf(row), panel: null })}
      onOpen={(row) => onOpen(keyOf(row))}
      openKey={openKey}
      {...(selection && { selection })}
      line={(row) => [kind(row), wanted(row) || row.loginId, state(row)].filter((part) => part !== '').join(' · ')}
      columns={[
        {
          id: 'name',
          title: t('columns.person'),
          cell: (row, line) => <PersonName name={nameOf(row)} seed={row.fullName} detail={line} />,
          isHeader: true,
          drawsLine: true,
        },
        { id: 'type', title: t('columns.type'), cell: kind },
        {
          id: 'old',
          title: t('columns.old'),
          cell: (row) => <MailText>{row.type === 'release' ? row.loginId : row.oldId || row.loginId}</MailText>,
        },
        { id: 'wanted', title: t('columns.wanted'), cell: (row) => <MailText>{wanted(row)}</MailText> },
        {
          id: 'asked',
          title: t('columns.asked'),
          cell: ({ askedAt }) => (askedAt === null ? '' : formatDate(askedAt, language)),
          wideOnly: true,
        },
        { id: 'state', title: t('columns.state'), cell: state },
      ]}
    />
  );
}
