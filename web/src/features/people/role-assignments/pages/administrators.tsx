import type { Holder } from '@madang/contract/people/role-assignments/routes.ts';
import { type GrantableRole, listedRoles, rightsAddress } from '@madang/contract/people/role-assignments/rules.ts';
import { searchTerm } from '@madang/contract/people/people/search-term.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { formatDate, formatRelative } from '../../../../kernel/formats.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { pageIn } from '../../../../kernel/lists/numbered-pages.ts';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { addressWith, useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { DownloadIcon, KeyIcon } from '../../../../ui/icons.tsx';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { Tick } from '../../../../ui/marks/tick.tsx';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { MailText } from '../../../../ui/sections/mail-text.tsx';
import { useSectionTexts } from '../../../../ui/sections/section-texts.tsx';
import { Filter, SearchBox, Toolbar } from '../../../../ui/sections/toolbar.tsx';
import { useHolder, useHolders } from '../api.ts';
import { ExportPopup } from '../parts/export-popup.tsx';
import { GrantPanel } from '../parts/grant-panel.tsx';
import { HolderPanel } from '../parts/holder-panel.tsx';
import { RoleBadges } from '../parts/role-badges.tsx';
import { useText } from '../texts.ts';

const OwnershipTransferPanel = lazy(async () => ({
  default: (await import('../parts/ownership-transfer-panel.tsx')).OwnershipTransferPanel,
}));

const keyOf = ({ personId }: Holder) => personId;

/** MEM-01: roles of the company's people, granted and taken back here. */
export function AdministratorsPage() {
  const t = useText();
  const [search, change] = useSearchParams();
  const { keyword, role, fieldError } = queryFrom(search);
  const searched = fieldError === undefined ? keyword : '';
  const listed = useHolders({ keyword: searched, role, page: pageIn(search) });
  const { data } = listed;
  const item = search.get('item');
  const isOnPage = data?.items.some(({ personId }) => personId === item);
  const elsewhere = useHolder(data !== undefined && !isOnPage ? item : null);
  const [exporting, setExporting] = useState(false);
  const grantable = data?.grantable ?? [];
  const sections = useSectionTexts();
  return (
    <>
      <ListSection
        title={t('title')}
        lead={t('lead')}
        query={listed}
        keyOf={keyOf}
        mayAdd={grantable.length > 0}
        adds={[{ label: t('grant'), panel: 'new' }]}
        actions={
          <>
            <LinkButton href={rightsAddress}>{t('rights.title')}</LinkButton>
            {can(data, 'export') && (
              <Button icon={<DownloadIcon size={18} />} onClick={() => setExporting(true)}>
                {t('export.open')}
              </Button>
            )}
          </>
        }
        toolbar={<Tools />}
        // A company has a representative: an empty list is always one that found nothing.
        onClear={() => change({ q: null, role: null })}
        empty={{ icon: <KeyIcon />, title: sections.nothingFound, text: sections.nothingFoundText }}
        panel={({ row, panel, close }) =>
          panelFor({
            panel,
            holder: row ?? elsewhere.data?.items[0],
            grantable,
            onClose: close,
            onGranted: (personId) => change({ panel: null, item: personId, q: null, role: null, page: null }),
          })
        }
      >
        {(holders, { openKey, onOpen }) => (
          <Holders holders={holders} openKey={openKey} onOpen={(holder) => onOpen(keyOf(holder))} />
        )}
      </ListSection>
      {exporting && <ExportPopup role={role} keyword={searched} onClose={() => setExporting(false)} />}
    </>
  );
}

interface PanelGiven {
  readonly panel: string | null;
  readonly holder: Holder | undefined;
  readonly grantable: readonly GrantableRole[];
  readonly onClose: () => void;
  readonly onGranted: (personId: string) => void;
}

/**
 * Returns the panel beside the list: a role to grant, the transfer of ownership, or one person's roles; without one, the list
 * keeps the space.
 */
function panelFor({ panel, holder, grantable, onClose, onGranted }: PanelGiven): ReactNode {
  if (panel === 'handover') {
    return (
      <Suspense>
        <OwnershipTransferPanel onClose={onClose} />
      </Suspense>
    );
  }
  if (panel === 'new' && grantable.length > 0) {
    return <GrantPanel grantable={grantable} onClose={onClose} onGranted={onGranted} />;
  }
  return holder && <HolderPanel key={holder.personId} holder={holder} grantable={grantable} onClose={onClose} />;
}

/** Returns the query of the address, and the reason if its term cannot be searched for. */
function queryFrom(search: URLSearchParams) {
  const keyword = search.get('q') ?? '';
  const { error } = keyword === '' ? {} : searchTerm.safeParse(keyword);
  const [issue] = error ? fieldIssues(error) : [];
  const role = listedRoles.find((each) => each === search.get('role')) ?? ('' as const);
  return { keyword, role, fieldError: issue && errorText(issue) };
}

function Tools() {
  const t = useText();
  const [search, change] = useSearchParams();
  const { keyword, role, fieldError } = queryFrom(search);
  return (
    <Toolbar label={t('search')}>
      <SearchBox
        label={t('search')}
        placeholder={t('search')}
        value={keyword}
        error={fieldError}
        onChange={(q) => change({ q: q || null, page: null })}
      />
      <Filter
        label={t('columns.roles')}
        value={role}
        options={[
          { value: '', label: t('all') },
          ...listedRoles.map((value) => ({ value, label: t(`roles.${value}`) })),
        ]}
        onChange={(value) => change({ role: value || null, page: null })}
      />
    </Toolbar>
  );
}

interface HoldersProps {
  readonly holders: readonly Holder[];
  readonly openKey: string | null;
  readonly onOpen: (holder: Holder) => void;
}

function Holders({ holders, openKey, onOpen }: HoldersProps) {
  const t = useText();
  const nameOf = useShownName();
  return (
    <DataTable
      caption={t('title')}
      rows={holders}
      rowKey={keyOf}
      rowName={nameOf}
      rowHref={({ personId }) => addressWith({ item: personId, panel: null })}
      onOpen={onOpen}
      openKey={openKey}
      line={({ roles }) => roles.map(({ role }) => t(`roles.${role}`)).join(' · ')}
      columns={[
        {
          id: 'name',
          title: t('columns.name'),
          cell: (holder, line) => (
            <PersonName
              name={nameOf(holder)}
              seed={holder.fullName}
              detail={line ?? (holder.isOwn ? t('own') : undefined)}
            />
          ),
          isHeader: true,
          drawsLine: true,
        },
        { id: 'loginId', title: t('columns.loginId'), cell: ({ loginId }) => <MailText>{loginId}</MailText> },
        {
          id: 'secondFactor',
          title: t('columns.secondFactor'),
          cell: ({ hasSecondFactor }) => <Tick on={hasSecondFactor} yes={t('secondFactorOn')} />,
        },
        {
          id: 'roles',
          title: t('columns.roles'),
          cell: ({ roles }) => <RoleBadges roles={roles.map(({ role }) => role)} />,
        },
        {
          id: 'lastSeen',
          title: t('columns.lastSeen'),
          isBeside: true,
          cell: ({ lastSeenAt }) => (lastSeenAt === null ? t('neverSeen') : <Seen at={lastSeenAt} />),
          // Roles and IDs stay whole on a tablet.
          wideOnly: true,
        },
      ]}
    />
  );
}

/** Shows how long ago a time was, with the exact time in its title. */
function Seen({ at }: { readonly at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} title={formatDate(at, language, 'dateTime')}>
      {formatRelative(new Date(at), language)}
    </time>
  );
}
