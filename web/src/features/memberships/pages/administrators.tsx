import type { Holder } from '@madang/contract/memberships/routes.ts';
import { type GrantableRole, listedRoles, rightsAddress } from '@madang/contract/memberships/rules.ts';
import { searchTerm } from '@madang/contract/people/search-term.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { can } from '../../../kernel/calls/can.ts';
import { usePageTitle } from '../../../kernel/document-title.ts';
import { errorText } from '../../../kernel/error-texts.ts';
import { formatDate, formatNumber, formatRelative } from '../../../kernel/formats.ts';
import { useShownName } from '../../../kernel/names/shown-name.ts';
import { pageIn } from '../../../kernel/lists/numbered-pages.ts';
import { Listed } from '../../../kernel/sections/listed.tsx';
import { addressWith, useSearchParams } from '../../../kernel/search-param.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { DownloadIcon, KeyIcon, PlusIcon } from '../../../ui/icons.tsx';
import { PersonName } from '../../../ui/marks/person-name.tsx';
import { EmptyState } from '../../../ui/parts/states.tsx';
import { DataTable } from '../../../ui/sections/data-table.tsx';
import { MailText } from '../../../ui/sections/mail-text.tsx';
import { Pager } from '../../../ui/sections/pager.tsx';
import { useSectionTexts } from '../../../ui/sections/section-texts.tsx';
import { SectionPage } from '../../../ui/sections/section-page.tsx';
import { Filter, SearchBox, Toolbar } from '../../../ui/sections/toolbar.tsx';
import { useHolder, useHolders } from '../api.ts';
import { ExportPopup } from '../parts/export-popup.tsx';
import { GrantPanel } from '../parts/grant-panel.tsx';
import { HolderPanel } from '../parts/holder-panel.tsx';
import { RoleBadges } from '../parts/role-badges.tsx';
import { useText } from '../texts.ts';

const HandoverPanel = lazy(async () => ({ default: (await import('../parts/handover-panel.tsx')).HandoverPanel }));

/** MEM-01: who holds which role in the company; roles are granted and taken back here. */
export function AdministratorsPage() {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const { keyword, role, fieldError } = queryFrom(search);
  const listed = useHolders({ keyword: fieldError === undefined ? keyword : '', role, page: pageIn(search) });
  usePageTitle(t('title'));
  const { data } = listed;
  const item = search.get('item');
  const onPage = data?.items.find(({ personId }) => personId === item);
  const elsewhere = useHolder(data !== undefined && !onPage ? item : null);
  const holder = onPage ?? elsewhere.data?.items[0];
  const [exporting, setExporting] = useState(false);
  const grantable = data?.grantable ?? [];
  return (
    <SectionPage
      title={t('title')}
      lead={t('lead')}
      count={data && formatNumber(data.total.count, language)}
      actions={
        <>
          <LinkButton href={rightsAddress}>{t('rights.title')}</LinkButton>
          {can(data, 'export') && (
            <Button icon={<DownloadIcon size={18} />} onClick={() => setExporting(true)}>
              {t('export.open')}
            </Button>
          )}
          {grantable.length > 0 && (
            <Button variant="primary" icon={<PlusIcon />} onClick={() => change({ panel: 'new', item: null }, 'push')}>
              {t('grant')}
            </Button>
          )}
        </>
      }
      toolbar={<Tools />}
      panel={panelFor({
        panel: search.get('panel'),
        holder,
        grantable,
        onClose: () => change({ panel: null, item: null }),
        onGranted: (personId) => change({ panel: null, item: personId, q: null, role: null, page: null }),
      })}
    >
      {exporting && <ExportPopup role={role} onClose={() => setExporting(false)} />}
      <Listed query={listed}>
        {({ items, page, pageCount }) => (
          <>
            {items.length === 0 ? <Nothing /> : <Holders holders={items} />}
            <Pager
              page={page}
              pageCount={pageCount}
              format={(value) => formatNumber(value, language)}
              onChange={(to) => change({ page: String(to), item: null }, 'push')}
            />
          </>
        )}
      </Listed>
    </SectionPage>
  );
}

interface PanelGiven {
  readonly panel: string | null;
  readonly holder: Holder | undefined;
  readonly grantable: readonly GrantableRole[];
  readonly onClose: () => void;
  readonly onGranted: (personId: string) => void;
}

/** What stands beside the list: a role to grant, the hand-over, or one person's roles; nothing takes no room from the list. */
function panelFor({ panel, holder, grantable, onClose, onGranted }: PanelGiven): ReactNode {
  if (panel === 'handover') {
    return (
      <Suspense>
        <HandoverPanel onClose={onClose} />
      </Suspense>
    );
  }
  if (panel === 'new' && grantable.length > 0) {
    return <GrantPanel grantable={grantable} onClose={onClose} onGranted={onGranted} />;
  }
  return holder && <HolderPanel key={holder.personId} holder={holder} grantable={grantable} onClose={onClose} />;
}

/** What the address asks, and why its term cannot be searched for. */
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

function Holders({ holders }: { readonly holders: readonly Holder[] }) {
  const t = useText();
  const nameOf = useShownName();
  const [search, change] = useSearchParams();
  return (
    <DataTable
      caption={t('title')}
      rows={holders}
      rowKey={({ personId }) => personId}
      rowName={nameOf}
      rowHref={({ personId }) => addressWith({ item: personId, panel: null })}
      onOpen={({ personId }) => change({ item: personId, panel: null }, 'push')}
      openKey={search.get('item')}
      columns={[
        {
          id: 'name',
          title: t('columns.name'),
          cell: (holder) => (
            <PersonName name={nameOf(holder)} seed={holder.fullName} detail={holder.isOwn ? t('own') : undefined} />
          ),
          isHeader: true,
        },
        { id: 'loginId', title: t('columns.loginId'), cell: ({ loginId }) => <MailText>{loginId}</MailText> },
        {
          id: 'secondFactor',
          title: t('columns.secondFactor'),
          cell: ({ hasSecondFactor }) => t(hasSecondFactor ? 'secondFactor.on' : 'secondFactor.off'),
        },
        {
          id: 'roles',
          title: t('columns.roles'),
          cell: ({ roles }) => <RoleBadges roles={roles.map(({ role }) => role)} />,
        },
        {
          id: 'lastSeen',
          title: t('columns.lastSeen'),
          cell: ({ lastSeenAt }) => (lastSeenAt === null ? t('neverSeen') : <Seen at={lastSeenAt} />),
        },
      ]}
    />
  );
}

/** How long ago, and the moment itself on its title. */
function Seen({ at }: { readonly at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} title={formatDate(at, language, 'dateTime')}>
      {formatRelative(new Date(at), language)}
    </time>
  );
}

function Nothing() {
  const texts = useSectionTexts();
  const [, change] = useSearchParams();
  return (
    <EmptyState
      icon={<KeyIcon />}
      title={texts.nothingFound}
      text={texts.nothingFoundText}
      action={<Button onClick={() => change({ q: null, role: null })}>{texts.clearFilters}</Button>}
    />
  );
}
