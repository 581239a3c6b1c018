import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { withZone } from '../../../../kernel/names/zone-name.ts';
import { useOperationText } from '../../../../kernel/names/operation-text.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { addressWith, useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { type DataColumn, DataTable } from '../../../../ui/sections/data-table.tsx';
import type { AuditRecord } from '../api.ts';
import { historySearch } from '../person-history.ts';
import { useSentence } from '../sentences.ts';
import { useDetailsText, useText } from '../texts.ts';
import { Undo } from './record-panel.tsx';
import styles from './record-list.module.css';

interface RecordListProps<R extends AuditRecord> {
  readonly records: readonly R[];
  readonly timeZone: string | undefined;
  /** Returns the company of a record, for records of several companies. */
  readonly companyOf?: (record: R) => string;
}

/** Records by days, each a sentence that opens the panel. */
export function RecordList<R extends AuditRecord>({ records, timeZone, companyOf }: RecordListProps<R>) {
  const t = useText();
  const language = useLanguage();
  const days = Map.groupBy(records, ({ occurredAt }) => formatDate(occurredAt, language, 'date', timeZone));
  const zone = withZone(t('columns.when'), timeZone, language);
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={day} className={styles['day']}>
      <h2>{day}</h2>
      <DayTable caption={`${t('title')} ${day}`} records={ofDay} {...{ timeZone, zone, companyOf }} />
    </section>
  ));
}

interface DayTableProps<R extends AuditRecord> {
  readonly caption: string;
  readonly records: readonly R[];
  readonly timeZone: string | undefined;
  /** The title of the times, with their zone. */
  readonly zone: string;
  readonly companyOf: ((record: R) => string) | undefined;
}

function DayTable<R extends AuditRecord>({ caption, records, timeZone, zone, companyOf }: DayTableProps<R>) {
  const t = useText();
  const language = useLanguage();
  const sentence = useSentence();
  const operationText = useOperationText();
  const detailsText = useDetailsText();
  const [search, change] = useSearchParams();
  const timeOf = (moment: string) => formatDate(moment, language, 'time', timeZone);
  const company: DataColumn<R>[] = companyOf ? [{ id: 'company', title: t('company'), cell: companyOf }] : [];
  return (
    <DataTable
      caption={caption}
      rows={records}
      rowKey={({ recordId }) => recordId}
      rowName={(record) => `${sentence(record)} ${timeOf(record.occurredAt)}`}
      rowHref={({ recordId }) => addressWith({ item: recordId })}
      onOpen={({ recordId }) => change({ item: recordId }, 'push')}
      openKey={search.get('item')}
      line={(record) =>
        [timeOf(record.occurredAt), companyOf?.(record), operationText(record.operation)].filter(Boolean).join(' · ')
      }
      columns={[
        {
          id: 'when',
          title: zone,
          isWhole: true,
          cell: ({ occurredAt }) => <time dateTime={occurredAt}>{timeOf(occurredAt)}</time>,
        },
        { id: 'what', title: t('columns.what'), isHeader: true, cell: sentence },
        { id: 'operation', title: t('columns.fields'), wideOnly: true, cell: (record) => detailsText(record) },
        ...company,
        {
          id: 'acts',
          title: t('undo'),
          isAction: true,
          isUnder: true,
          align: 'end',
          cell: (record) => <Act record={record} />,
        },
      ]}
    />
  );
}

/** The undo while there is one; of a person's change then the way to their history. */
function Act({ record }: { readonly record: AuditRecord }) {
  const t = useText();
  const { recordId, undoUntil } = record;
  if (undoUntil !== null) return <Undo recordId={recordId} until={undoUntil} isInRow />;
  const history = historySearch(record);
  if (!history) return null;
  return (
    <Link className={styles['history']} to={sectionAddresses.employees} search={history}>
      {t('sentence.history')}
    </Link>
  );
}
