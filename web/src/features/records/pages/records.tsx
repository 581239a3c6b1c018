import { recordKinds } from '@madang/contract/records/routes.ts';
import { useState } from 'react';
import { usePageTitle } from '../../../kernel/document-title.ts';
import { formatDate } from '../../../kernel/formats.ts';
import { useOperationText } from '../../../kernel/names/operation-text.ts';
import { MoreButton } from '../../../kernel/lists/more-button.tsx';
import { itemsOf } from '../../../kernel/lists/portions.ts';
import { Listed } from '../../../kernel/sections/listed.tsx';
import { addressWith, useSearchParams } from '../../../kernel/search-param.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { PersonName } from '../../../ui/marks/person-name.tsx';
import { Stack } from '../../../ui/parts/card.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { EmptyState } from '../../../ui/parts/states.tsx';
import { DataTable } from '../../../ui/sections/data-table.tsx';
import { SectionPage } from '../../../ui/sections/section-page.tsx';
import { Filter } from '../../../ui/sections/toolbar.tsx';
import { type AuditRecord, queryFromUrl, useRecords } from '../api.ts';
import styles from './records.module.css';
import { ExportPopup } from '../parts/export-popup.tsx';
import { RecordPanel } from '../parts/record-panel.tsx';
import { fieldsText, useActorName, useTargetText, useText } from '../texts.ts';

const filters = ['kind', 'operation', 'person', 'target', 'from', 'to'] as const;
const noFilter = Object.fromEntries(filters.map((name) => [name, null]));

/** MEM-07: the company's audit log; what is filtered and the record that is open stand in the address. */
export function RecordsPage() {
  const t = useText();
  const [search, change] = useSearchParams();
  const listed = useRecords(queryFromUrl(search));
  usePageTitle(t('title'));
  const items = itemsOf(listed.data?.pages ?? []);
  const open = items.find(({ recordId }) => recordId === search.get('item'));
  const [exporting, setExporting] = useState(false);
  const clear = <Button onClick={() => change({ ...noFilter, item: null })}>{t('clear')}</Button>;
  return (
    <SectionPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <LinkButton href="/console/records/reviews">{t('review.open')}</LinkButton>
          <Button icon={<DownloadIcon size={18} />} onClick={() => setExporting(true)}>
            {t('export.open')}
          </Button>
        </>
      }
      toolbar={<Tools />}
      panel={open && <RecordPanel key={open.recordId} record={open} onClose={() => change({ item: null })} />}
    >
      {exporting && <ExportPopup query={queryFromUrl(search)} onClose={() => setExporting(false)} />}
      <Listed query={listed}>
        {() =>
          items.length === 0 ? (
            <EmptyState title={t('nothing')} text={t('nothingText')} action={clear} />
          ) : (
            <Stack>
              <Records records={items} />
              <MoreButton list={listed} label={t('more')} />
            </Stack>
          )
        }
      </Listed>
    </SectionPage>
  );
}

function Tools() {
  const t = useText();
  const [search, change] = useSearchParams();
  const { kind, operation, personId, aboutId, from, to } = queryFromUrl(search);
  const isNarrowed = operation !== '' || personId !== '' || aboutId !== '' || from !== '' || to !== '';
  return (
    <div className={styles['tools']} role="search" aria-label={t('search')}>
      <Filter
        label={t('kind')}
        value={kind}
        options={recordKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(value) => change({ kind: value === 'administration' ? null : value, operation: null })}
      />
      <DateField
        label={t('from')}
        name="from"
        value={search.get('from') ?? ''}
        onChange={(day) => change({ from: day || null })}
      />
      <DateField
        label={t('to')}
        name="to"
        value={search.get('to') ?? ''}
        onChange={(day) => change({ to: day || null })}
      />
      {isNarrowed && <Button onClick={() => change({ ...noFilter })}>{t('clear')}</Button>}
    </div>
  );
}

function Records({ records }: { readonly records: readonly AuditRecord[] }) {
  const t = useText();
  const language = useLanguage();
  const actorName = useActorName();
  const operationText = useOperationText();
  const targetText = useTargetText();
  const [search, change] = useSearchParams();
  return (
    <DataTable
      caption={t('title')}
      rows={records}
      rowKey={({ recordId }) => recordId}
      rowName={({ operation, occurredAt }) =>
        `${operationText(operation)} ${formatDate(occurredAt, language, 'dateTime')}`
      }
      rowHref={({ recordId }) => addressWith({ item: recordId })}
      onOpen={({ recordId }) => change({ item: recordId }, 'push')}
      openKey={search.get('item')}
      columns={[
        {
          id: 'what',
          title: t('columns.what'),
          isHeader: true,
          cell: ({ operation }) => operationText(operation),
        },
        { id: 'target', title: t('columns.target'), cell: targetText },
        { id: 'fields', title: t('columns.fields'), wideOnly: true, cell: ({ fields }) => fieldsText(fields) },
        {
          id: 'who',
          title: t('columns.who'),
          cell: (record) => <PersonName name={actorName(record)} seed={record.actor?.fullName ?? actorName(record)} />,
        },
        {
          id: 'when',
          title: t('columns.when'),
          cell: ({ occurredAt }) => <time dateTime={occurredAt}>{formatDate(occurredAt, language, 'dateTime')}</time>,
        },
      ]}
    />
  );
}
