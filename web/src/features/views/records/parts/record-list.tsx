import { formatDate } from '../../../../kernel/formats.ts';
import { useOperationText } from '../../../../kernel/names/operation-text.ts';
import { addressWith, useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { withZone } from '../../../../kernel/names/zone-name.ts';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { type DataColumn, DataTable } from '../../../../ui/sections/data-table.tsx';
import type { AuditRecord } from '../api.ts';
import { useActorName, useDetailsText, useTargetText, useText } from '../texts.ts';

interface RecordListProps<R extends AuditRecord> {
  readonly records: readonly R[];
  readonly timeZone: string | undefined;
  /** Of records of several companies. */
  readonly companyOf?: (record: R) => string;
}

/** Records as a table, whose rows open the panel. */
export function RecordList<R extends AuditRecord>({ records, timeZone, companyOf }: RecordListProps<R>) {
  const t = useText();
  const language = useLanguage();
  const actorName = useActorName();
  const operationText = useOperationText();
  const targetText = useTargetText();
  const detailsText = useDetailsText();
  const [search, change] = useSearchParams();
  const timeOf = (moment: string) => formatDate(moment, language, 'dateTime', timeZone);
  const company: DataColumn<R>[] = companyOf ? [{ id: 'company', title: t('company'), cell: companyOf }] : [];
  return (
    <DataTable
      caption={t('title')}
      rows={records}
      rowKey={({ recordId }) => recordId}
      rowName={({ operation, occurredAt }) => `${operationText(operation)} ${timeOf(occurredAt)}`}
      rowHref={({ recordId }) => addressWith({ item: recordId })}
      onOpen={({ recordId }) => change({ item: recordId }, 'push')}
      openKey={search.get('item')}
      line={(record) =>
        [targetText(record), actorName(record), companyOf?.(record), timeOf(record.occurredAt)]
          .filter(Boolean)
          .join(' · ')
      }
      columns={[
        {
          id: 'what',
          title: t('columns.what'),
          isHeader: true,
          cell: ({ operation }) => operationText(operation),
        },
        { id: 'target', title: t('columns.target'), cell: targetText },
        { id: 'fields', title: t('columns.fields'), wideOnly: true, cell: detailsText },
        {
          id: 'who',
          title: t('columns.who'),
          cell: (record) => <PersonName name={actorName(record)} seed={record.actor?.fullName ?? actorName(record)} />,
        },
        ...company,
        {
          id: 'when',
          title: withZone(t('columns.when'), timeZone, language),
          cell: ({ occurredAt }) => <time dateTime={occurredAt}>{timeOf(occurredAt)}</time>,
        },
      ]}
    />
  );
}
