import type { GrantWindowRow } from '@madang/contract/access/grant-windows/routes.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { addressWith } from '../../../../kernel/search-param.ts';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { ApprovalIcon } from '../../../../ui/sections/icons.tsx';
import { useGrantWindows } from '../api.ts';
import { GrantWindowPanel } from '../parts/grant-window-panel.tsx';
import { useText } from '../texts.ts';

const keyOf = ({ grantWindowId }: GrantWindowRow) => grantWindowId;
const nameOf = ({ grantWindowName }: GrantWindowRow) => grantWindowName;

/** The company's grant windows: each opens in the panel, where it is changed and deleted. */
export function GrantWindowsPage() {
  const t = useText();
  const listed = useGrantWindows();
  const { data } = listed;
  const isFull = data !== undefined && data.total.count >= data.limit;
  return (
    <ListSection
      title={t('title')}
      lead={t('lead')}
      query={listed}
      keyOf={keyOf}
      mayAdd={isFull || can(data, 'create')}
      adds={[{ label: t('add'), panel: 'new' }]}
      full={isFull ? t('full', { limit: data.limit }) : undefined}
      empty={{ icon: <ApprovalIcon />, title: t('empty'), text: t('emptyText') }}
      panel={({ row, panel, close }) =>
        (row || panel === 'new') && (
          <GrantWindowPanel key={row?.grantWindowId ?? 'new'} onClose={close} {...(row && { row })} />
        )
      }
    >
      {(rows, { openKey, onOpen }) => (
        <DataTable
          caption={t('title')}
          rows={rows}
          rowKey={keyOf}
          rowName={nameOf}
          rowHref={(row) => addressWith({ item: keyOf(row), panel: null })}
          onOpen={(row) => onOpen(keyOf(row))}
          openKey={openKey}
          line={null}
          columns={[{ id: 'name', title: fieldText('grantWindowName'), cell: nameOf, isHeader: true }]}
        />
      )}
    </ListSection>
  );
}
