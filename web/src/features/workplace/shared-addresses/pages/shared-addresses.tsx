import type { SharedAddressRow } from '@madang/contract/workplace/shared-addresses/routes.ts';
import { lazy, Suspense, useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { addressWith, useSearchParams } from '../../../../kernel/search-param.ts';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { TrayIcon } from '../../../../ui/sections/icons.tsx';
import { MailText } from '../../../../ui/sections/mail-text.tsx';
import { SearchBox, Toolbar } from '../../../../ui/sections/toolbar.tsx';
import { useSharedAddresses } from '../api.ts';
import { useText } from '../texts.ts';

const SharedAddressPanel = lazy(async () => ({
  default: (await import('../parts/shared-address-panel.tsx')).SharedAddressPanel,
}));
const DownloadPopup = lazy(async () => ({ default: (await import('../parts/download-popup.tsx')).DownloadPopup }));

const keyOf = ({ sharedAddressId }: SharedAddressRow) => sharedAddressId;

/** The company's shared addresses: each opens in the panel, where it is changed and deleted. */
export function SharedAddressesPage() {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const [isDownloading, setDownloading] = useState(false);
  const listed = useSharedAddresses(search);
  const { data } = listed;
  const isFull = data?.isFull === true;
  const term = search.get('q') ?? '';
  return (
    <>
      <ListSection
        title={t('title')}
        lead={t('lead')}
        query={listed}
        keyOf={keyOf}
        mayAdd={can(data, 'create')}
        adds={[{ label: t('add'), panel: 'new' }]}
        full={isFull ? t('full', { limit: formatNumber(data.limit, language) }) : undefined}
        actions={can(data, 'export') && <Button onClick={() => setDownloading(true)}>{t('download.open')}</Button>}
        toolbar={
          <Toolbar label={t('tools')}>
            <SearchBox
              label={t('search')}
              placeholder={t('search')}
              value={term}
              onChange={(q) => change({ q: q || null, page: null })}
            />
          </Toolbar>
        }
        onClear={term === '' ? undefined : () => change({ q: null, page: null })}
        empty={{ icon: <TrayIcon />, title: t('empty'), text: t('emptyText') }}
        panel={({ row, panel, answer, close }) =>
          answer &&
          (row || panel === 'new') && (
            <Suspense>
              <SharedAddressPanel
                key={row?.sharedAddressId ?? 'new'}
                domains={answer.domains}
                onClose={close}
                {...(row && { row })}
              />
            </Suspense>
          )
        }
      >
        {(rows, { openKey, onOpen }) => <AddressTable {...{ rows, openKey, onOpen }} />}
      </ListSection>
      {isDownloading && (
        <Suspense>
          <DownloadPopup onClose={() => setDownloading(false)} />
        </Suspense>
      )}
    </>
  );
}

interface TableProps {
  readonly rows: readonly SharedAddressRow[];
  readonly openKey: string | null;
  readonly onOpen: (key: string) => void;
}

function AddressTable({ rows, openKey, onOpen }: TableProps) {
  const t = useText();
  const language = useLanguage();
  const shownName = useShownName();
  const nameOf = (row: SharedAddressRow) =>
    shownName({ fullName: row.sharedAddressName, englishName: row.sharedAddressEnglishName });
  const count = (value: number) => formatNumber(value, language);
  return (
    <DataTable
      caption={t('title')}
      rows={rows}
      rowKey={keyOf}
      rowName={nameOf}
      rowHref={(row) => addressWith({ item: keyOf(row), panel: null })}
      onOpen={(row) => onOpen(keyOf(row))}
      openKey={openKey}
      line={({ sharedMailAddress, memberCount, senderCount, ownerCount }) =>
        [
          sharedMailAddress,
          `${fieldText('members')} ${count(memberCount)}`,
          `${fieldText('senders')} ${count(senderCount)}`,
          `${fieldText('owners')} ${count(ownerCount)}`,
        ].join(' · ')
      }
      columns={[
        { id: 'name', title: fieldText('sharedAddressName'), cell: nameOf, isHeader: true },
        {
          id: 'address',
          title: fieldText('sharedMailAddress'),
          cell: ({ sharedMailAddress }) => <MailText>{sharedMailAddress}</MailText>,
        },
        { id: 'members', title: fieldText('members'), cell: ({ memberCount }) => count(memberCount) },
        { id: 'senders', title: fieldText('senders'), cell: ({ senderCount }) => count(senderCount) },
        { id: 'owners', title: fieldText('owners'), cell: ({ ownerCount }) => count(ownerCount) },
      ]}
    />
  );
}
