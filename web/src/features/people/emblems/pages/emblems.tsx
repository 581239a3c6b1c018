import { emblemNameFor } from '@madang/contract/people/emblems/marks.ts';
import type { EmblemRow } from '@madang/contract/people/emblems/routes.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { addressWith, useSearchParams } from '../../../../kernel/search-param.ts';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { EmblemIcon } from '../../../../ui/sections/icons.tsx';
import { useEmblems } from '../api.ts';
import { DownloadPopup } from '../parts/download-popup.tsx';
import { EmblemName } from '../parts/emblem-name.tsx';
import { EmblemPanel } from '../parts/emblem-panel.tsx';
import { useText } from '../texts.ts';

const keyOf = ({ emblemId }: EmblemRow) => emblemId;

/** The company's emblems with their pictures: each opens in the panel, where it is changed and shows who holds it. */
export function EmblemsPage() {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const listed = useEmblems();
  const { data } = listed;
  const isFull = data !== undefined && data.total.count >= data.limit;
  return (
    <>
      <ListSection
        title={t('title')}
        lead={t('lead')}
        query={listed}
        keyOf={keyOf}
        mayAdd={isFull || can(data, 'create')}
        adds={[{ label: t('add'), panel: 'new' }]}
        full={isFull ? t('full', { limit: formatNumber(data.limit, language) }) : undefined}
        actions={
          data &&
          data.items.length > 0 &&
          can(data, 'export') && (
            <Button onClick={() => change({ panel: 'file', item: null }, 'push')}>{t('download.open')}</Button>
          )
        }
        empty={{ icon: <EmblemIcon />, title: t('empty'), text: t('emptyText') }}
        panel={({ row, panel, close }) =>
          (row || panel === 'new') && <EmblemPanel key={row?.emblemId ?? 'new'} onClose={close} {...(row && { row })} />
        }
      >
        {(rows, { openKey, onOpen }) => (
          <DataTable
            caption={t('title')}
            rows={rows}
            rowKey={keyOf}
            rowName={(row) => emblemNameFor(row, language)}
            rowHref={(row) => addressWith({ item: keyOf(row), panel: null })}
            onOpen={(row) => onOpen(keyOf(row))}
            openKey={openKey}
            line={null}
            columns={[
              {
                id: 'name',
                title: fieldText('emblemName'),
                cell: (row) => <EmblemName emblem={row} />,
                isHeader: true,
              },
              {
                id: 'holders',
                title: t('holders'),
                cell: ({ holderCount }) =>
                  t('holderCount', { count: holderCount, number: formatNumber(holderCount, language) }),
                isBeside: true,
              },
            ]}
          />
        )}
      </ListSection>
      {search.get('panel') === 'file' && data && (
        <DownloadPopup emblems={data.items} onClose={() => change({ panel: null })} />
      )}
    </>
  );
}
