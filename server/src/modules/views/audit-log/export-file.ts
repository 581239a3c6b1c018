import { readsKorean, type Language } from '@madang/contract/kernel/languages.ts';
import type { RecordFilters } from '@madang/contract/views/audit-log/filters.ts';
import { recordedWords } from '@madang/contract/views/audit-log/recorded-words.ts';
import type { PlatformRecord } from '@madang/contract/views/audit-log/platform.ts';
import type { AuditRecord } from '@madang/contract/views/audit-log/routes.ts';
import type { RawBuilder } from 'kysely';
import { readInCompany } from '../../../kernel/db/database.ts';
import type { Reach } from '../../../kernel/access/reach.sql.ts';
import { csvBeginning, csvLine } from '../../../kernel/files/csv.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { readingIn } from '../../../kernel/operations/queries.ts';
import { namedRecordsOf, presentRecords } from './named-records.ts';
import { type PlatformFilters, placeText, readPlatformRecords } from './platform-records.ts';
import { queryOf } from './records.ts';

/** An export at work: of which reader's company, by which filters, and how its reader reads. */
export interface RecordFile<Filters extends RecordFilters = RecordFilters> {
  readonly companyCode: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly filters: Filters;
  /** Reach of the reader; absent: all of the company, or of the companies. */
  readonly within?: Reach | undefined;
}

/** Records that are read at a time, each portion in a transaction of its own. */
const portionRows = 1_000;

/** The log as a file that spreadsheets open, a portion at a time as its reader takes it. */
export async function* writeRecords(kernel: Kernel, file: RecordFile): AsyncGenerator<string> {
  const { companyCode, timeZone, filters, within } = file;
  const query = { companyCode, ...queryOf(kernel.operations, filters), timeZone, limit: portionRows, within };
  const ask = <Row>(statement: RawBuilder<Row>) => readInCompany(kernel.db, companyCode, statement);
  yield* linesOf(columnsFor(kernel, file), async (last) =>
    presentRecords(
      kernel,
      companyCode,
      await ask(namedRecordsOf(kernel.contributed, { ...query, after: last?.recordId })),
      ask,
    ),
  );
}

/** The logs of all companies, or of the one that the filters name. */
export async function* writePlatformRecords(kernel: Kernel, file: RecordFile<PlatformFilters>): AsyncGenerator<string> {
  const { companyCode, timeZone, filters } = file;
  const asked = { filters, timeZone, limit: portionRows };
  const head = kernel.translator.text(file.language, 'recordsFile.company');
  const companyColumns: Column<PlatformRecord>[] = [
    {
      head,
      valueOf: ({ company }) => (readsKorean(file.language) ? company.name : company.englishName || company.name),
    },
    {
      head: kernel.translator.text(file.language, 'recordsFile.companyCode'),
      valueOf: ({ company }) => company.companyCode,
    },
  ];
  yield* linesOf<PlatformRecord>([...companyColumns, ...columnsFor(kernel, file)], (last) =>
    readingIn(kernel.db, companyCode, (tx) =>
      readPlatformRecords(tx, kernel, { ...asked, after: last && placeText(last) }),
    ),
  );
}

async function* linesOf<R extends AuditRecord>(
  columns: readonly Column<R>[],
  read: (last: R | undefined) => Promise<readonly R[]>,
): AsyncGenerator<string> {
  yield csvBeginning + csvLine(columns.map(({ head }) => head));
  let last: R | undefined;
  do {
    const records = await read(last);
    if (records.length > 0)
      yield records.map((record) => csvLine(columns.map(({ valueOf }) => valueOf(record)))).join('');
    last = records.length === portionRows ? records.at(-1) : undefined;
  } while (last !== undefined);
}

export function fileName({ translator }: Kernel, { language, timeZone }: RecordFile): string {
  return `${translator.text(language, 'recordsFile.name')} ${timesIn(timeZone)(new Date()).slice(0, 10)}.csv`;
}

interface Column<R extends AuditRecord = AuditRecord> {
  readonly head: string;
  readonly valueOf: (record: R) => string;
}

function columnsFor({ translator }: Kernel, { language, timeZone }: RecordFile): readonly Column[] {
  const timeOf = timesIn(timeZone);
  const word = (key: string) => translator.text(language, `recordsFile.${key}`);
  const label = (field: string) =>
    recordedWords(field)
      .map((name) => (translator.has(language, `fields.${name}`) ? translator.text(language, `fields.${name}`) : name))
      .join(' ');
  const nameIn = (named: { readonly name: string | null; readonly englishName: string | null }) =>
    (readsKorean(language) ? named.name : named.englishName || named.name) ?? '';
  const actorText = ({ actor, actorKind, isByOperator }: AuditRecord) => {
    if (actor) return nameIn({ name: actor.fullName, englishName: actor.englishName });
    if (isByOperator) return word('operatorPerson');
    return word(actorKind === 'system' ? 'product' : 'formerPerson');
  };
  const valueIn = (name: string, value: string | number | boolean) => {
    const key = name === 'employmentStatus' ? `employeesFile.${value}` : `roles.${value}`;
    const isCode = name === 'role' || name === 'employmentStatus';
    return isCode && translator.has(language, key) ? translator.text(language, key) : value;
  };
  const detailText = ({ detail, changes }: AuditRecord) =>
    [
      ...changes.map(({ field, before, after, beforeNames, afterNames }) => {
        const from = beforeNames ? nameIn(beforeNames) : valueIn(field, before);
        return `${label(field)}: ${from} → ${afterNames ? nameIn(afterNames) : valueIn(field, after)}`;
      }),
      ...Object.entries(detail).map(([name, value]) => `${label(name)}: ${valueIn(name, value)}`),
    ].join(', ');
  return [
    { head: `${word('when')} (${timeZone})`, valueOf: ({ occurredAt }) => timeOf(new Date(occurredAt)) },
    { head: word('who'), valueOf: actorText },
    { head: word('whoId'), valueOf: ({ actor }) => actor?.personId ?? '' },
    { head: word('what'), valueOf: ({ operation }) => translator.text(language, `operations.${operation}`) },
    { head: word('operation'), valueOf: ({ operation }) => operation },
    { head: word('item'), valueOf: ({ target }) => nameIn(target) },
    { head: word('itemKind'), valueOf: ({ target }) => target.kind },
    { head: word('itemId'), valueOf: ({ target }) => target.id },
    { head: word('fields'), valueOf: ({ fields }) => fields.map(label).filter(Boolean).join(', ') },
    { head: word('detail'), valueOf: detailText },
    { head: word('address'), valueOf: ({ address }) => address ?? '' },
    { head: word('record'), valueOf: ({ recordId }) => recordId },
  ];
}

/** Writes moments as `2026-11-22 18:05:09`, which every spreadsheet takes for one. */
function timesIn(timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (moment) => format.format(moment);
}
