import type { RightRequestRow } from '@madang/contract/access/right-requests/routes.ts';
import type { ReactElement } from 'react';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { pageIn } from '../../../../kernel/lists/numbered-pages.ts';
import { addressWith, useSearchParams } from '../../../../kernel/search-param.ts';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { ShieldIcon } from '../../../../ui/sections/icons.tsx';
import { useRightRequests } from '../api.ts';
import { useRightWords } from '../right-words.ts';
import { useText } from '../texts.ts';
import { DecidePanel } from './decide-panel.tsx';

const keyOf = ({ requestId }: RightRequestRow) => requestId;

/** MEM-10: permissions that members ask for, to decide. */
export function RightRequests({ frame }: { readonly frame: (list: ReactElement) => ReactElement }) {
  const t = useText();
  const [search] = useSearchParams();
  const listed = useRightRequests(pageIn(search));
  return (
    <ListSection
      title={t('requests')}
      lead={t('lead')}
      query={listed}
      keyOf={keyOf}
      adds={[]}
      empty={{ icon: <ShieldIcon />, title: t('empty'), text: t('emptyText') }}
      frame={frame}
      panel={({ row, close }) => row && <DecidePanel key={keyOf(row)} row={row} onClose={close} />}
    >
      {(rows, { openKey, onOpen }) => <RequestTable {...{ rows, openKey, onOpen }} />}
    </ListSection>
  );
}

interface TableProps {
  readonly rows: readonly RightRequestRow[];
  readonly openKey: string | null;
  readonly onOpen: (key: string) => void;
}

function RequestTable({ rows, openKey, onOpen }: TableProps) {
  const t = useText();
  const words = useRightWords();
  const shownName = useShownName();
  return (
    <DataTable
      caption={t('requests')}
      rows={rows}
      rowKey={keyOf}
      rowName={(row) => `${shownName(row.person)} ${words.what(row)}`}
      rowHref={(row) => addressWith({ item: keyOf(row), panel: null })}
      onOpen={(row) => onOpen(keyOf(row))}
      openKey={openKey}
      line={(row) => [words.what(row), words.where(row), words.hours(row)].join(' · ')}
      columns={[
        {
          id: 'who',
          title: t('who'),
          cell: (row, line) => <PersonName name={shownName(row.person)} seed={row.person.fullName} detail={line} />,
          isHeader: true,
          drawsLine: true,
        },
        { id: 'what', title: t('what'), cell: words.what },
        { id: 'where', title: t('where'), cell: words.where },
        { id: 'hours', title: t('hours'), cell: words.hours },
        { id: 'when', title: t('when'), cell: words.asked },
        { id: 'state', title: t('state'), cell: words.state, isBeside: true, hasWholeWords: true },
      ]}
    />
  );
}
