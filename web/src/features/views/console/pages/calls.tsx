import { readApiDescription } from '@madang/contract/kernel/description/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { addressWith, useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { useSectionTexts } from '../../../../ui/sections/section-texts.tsx';
import { Filter, SearchBox, Toolbar } from '../../../../ui/sections/toolbar.tsx';
import { type CallRow, callsFound, callsQuery } from '../described-calls.ts';
import { CallPanel } from '../parts/call-panel.tsx';
import { useText } from '../texts.ts';

/** API-04: the product's own calls to leaf through, and their description to take away. */
export function CallsPage() {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const listed = useQuery(callsQuery);
  usePageTitle(t('calls.title'));
  const all = listed.data ?? [];
  const [area, typed] = [search.get('state') ?? '', search.get('q') ?? ''];
  const item = all.find(({ operationId }) => operationId === search.get('item'));
  const areas = [...new Set(all.map(({ tags: [tag] }) => tag))].toSorted();
  return (
    <SectionPage
      title={t('calls.title')}
      count={listed.data && formatNumber(all.length, language)}
      lead={t('calls.lead')}
      actions={
        <LinkButton href={readApiDescription.path} download="madang-openapi.json">
          OpenAPI 3.1
        </LinkButton>
      }
      toolbar={
        <Toolbar label={t('calls.search')}>
          <SearchBox
            label={t('calls.search')}
            placeholder={t('calls.placeholder')}
            value={typed}
            onChange={(q) => change({ q: q || null })}
          />
          <Filter
            label={t('calls.area')}
            value={area}
            options={[{ value: '', label: t('calls.allAreas') }, ...areas.map((value) => ({ value, label: value }))]}
            onChange={(wanted) => change({ state: wanted || null })}
          />
        </Toolbar>
      }
      panel={item && <CallPanel key={item.operationId} call={item} onClose={() => change({ item: null })} />}
    >
      <Listed query={listed}>{(rows) => <CallTable rows={callsFound(rows, area, typed)} />}</Listed>
    </SectionPage>
  );
}

function CallTable({ rows }: { readonly rows: readonly CallRow[] }) {
  const t = useText();
  const words = useSectionTexts();
  const [search, change] = useSearchParams();
  if (rows.length === 0) {
    return (
      <EmptyState
        title={words.nothingFound}
        text={words.nothingFoundText}
        action={<Button onClick={() => change({ q: null, state: null })}>{words.clearFilters}</Button>}
      />
    );
  }
  const whoOf = (row: CallRow) => t(`calls.access.${row['x-access']}`);
  return (
    <DataTable
      caption={t('calls.title')}
      rows={rows}
      rowKey={({ operationId }) => operationId}
      rowName={({ method, path }) => `${method} ${path}`}
      rowHref={({ operationId }) => addressWith({ item: operationId })}
      onOpen={({ operationId }) => change({ item: operationId }, 'push')}
      openKey={search.get('item')}
      line={(row) => `${row.tags[0]} · ${whoOf(row)}`}
      columns={[
        {
          id: 'call',
          title: t('calls.call'),
          isHeader: true,
          cell: ({ method, path }) => <code>{`${method} ${path}`}</code>,
        },
        { id: 'area', title: t('calls.area'), cell: ({ tags: [tag] }) => tag, wideOnly: true },
        { id: 'who', title: t('calls.who'), cell: whoOf },
      ]}
    />
  );
}
