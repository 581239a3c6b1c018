import type { AnniversaryRow } from '@madang/contract/anniversaries/routes.ts';
import { formatDate } from '../../../kernel/formats.ts';
import { addressWith } from '../../../kernel/search-param.ts';
import { type Translate, useLanguage } from '../../../kernel/use-texts.ts';
import { Tick } from '../../../ui/marks/tick.tsx';
import { DataTable } from '../../../ui/sections/data-table.tsx';
import type { en } from '../messages/en.ts';
import { useText } from '../texts.ts';

interface AnniversaryTableProps {
  readonly caption: string;
  readonly rows: readonly AnniversaryRow[];
  readonly openKey: string | null;
  readonly onOpen: (row: AnniversaryRow) => void;
}

/** The days of a year; an anniversary that falls into it twice has two rows. */
export function AnniversaryTable({ caption, rows, openKey, onOpen }: AnniversaryTableProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={(row) => `${row.anniversaryId} ${row.solarDate}`}
      rowName={(row) => row.subject}
      rowHref={(row) => addressWith({ item: row.anniversaryId, panel: null })}
      onOpen={onOpen}
      openKey={openKeyIn(rows, openKey)}
      columns={[
        { id: 'subject', title: t('columns.subject'), cell: (row) => row.subject, isHeader: true },
        { id: 'solar', title: t('columns.solar'), cell: (row) => formatDate(row.solarDate, language), isWhole: true },
        { id: 'lunar', title: t('columns.lunar'), cell: (row) => lunarText(t, row), isWhole: true },
        { id: 'holiday', title: t('columns.holiday'), cell: (row) => <Tick on={row.isHoliday} yes={t('yes')} /> },
        { id: 'by', title: t('columns.by'), cell: (row) => calendarText(t, row), wideOnly: true, isInCards: true },
        { id: 'ends', title: t('columns.ends'), cell: (row) => endText(t, row), wideOnly: true, isInCards: true },
      ]}
    />
  );
}

function openKeyIn(rows: readonly AnniversaryRow[], item: string | null): string | null {
  const row = rows.find(({ anniversaryId }) => anniversaryId === item);
  return row ? `${row.anniversaryId} ${row.solarDate}` : null;
}

/** A lunar date in words; a leap month says so, and beyond the lunar tables there is none. */
export function lunarText(
  t: Translate<typeof en>,
  { lunarDate, isInLeapMonth }: Pick<AnniversaryRow, 'lunarDate' | 'isInLeapMonth'>,
): string {
  const [, month, day] = lunarDate.split('-').map(Number);
  if (month === undefined || day === undefined) return t('noLunar');
  return t(isInLeapMonth ? 'lunarLeapDay' : 'lunarDay', { month, day });
}

/** The calendar of the day, with the leap month that it lies in. */
export function calendarText(
  t: Translate<typeof en>,
  { isLunar, isLeapMonth }: Pick<AnniversaryRow, 'isLunar' | 'isLeapMonth'>,
): string {
  if (!isLunar) return t('bySolar');
  return t(isLeapMonth ? 'byLeapMonth' : 'byLunar');
}

function endText(t: Translate<typeof en>, { everyYears, ends, times, until }: AnniversaryRow): string {
  const often = everyYears === 1 ? t('everyYear') : t('everyYears', { years: everyYears });
  if (ends === 'times') return `${often}, ${t('endsAfter', { times: times ?? 0 })}`;
  return ends === 'until' ? `${often}, ${t('endsOn', { date: until })}` : often;
}
