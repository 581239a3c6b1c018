import type { AnniversaryRow } from '@madang/contract/workplace/anniversaries/routes.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { addressWith } from '../../../../kernel/search-param.ts';
import { type Translate, useLanguage } from '../../../../kernel/use-texts.ts';
import { Tick } from '../../../../ui/marks/tick.tsx';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import type { en } from '../messages/en.ts';
import { calendarText, lunarText } from '../day-texts.ts';
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
  const solarOf = ({ solarDate }: AnniversaryRow) => formatDate(solarDate, language);
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={(row) => `${row.anniversaryId} ${row.solarDate}`}
      rowName={(row) => row.subject}
      rowHref={(row) => addressWith({ item: row.anniversaryId, panel: null })}
      onOpen={onOpen}
      openKey={openKeyIn(rows, openKey)}
      line={(row) =>
        [
          solarOf(row),
          `${t('columns.lunar')} ${lunarText(t, row)}`,
          ...(row.isHoliday ? [t('columns.holiday')] : []),
          endText(t, row),
        ].join(' · ')
      }
      columns={[
        { id: 'subject', title: t('columns.subject'), cell: (row) => row.subject, isHeader: true },
        { id: 'solar', title: t('columns.solar'), cell: solarOf, isWhole: true },
        { id: 'lunar', title: t('columns.lunar'), cell: (row) => lunarText(t, row), isWhole: true },
        { id: 'holiday', title: t('columns.holiday'), cell: (row) => <Tick on={row.isHoliday} yes={t('yes')} /> },
        { id: 'by', title: t('columns.by'), cell: (row) => calendarText(t, row), wideOnly: true },
        { id: 'ends', title: t('columns.ends'), cell: (row) => endText(t, row), wideOnly: true },
      ]}
    />
  );
}

function openKeyIn(rows: readonly AnniversaryRow[], item: string | null): string | null {
  const row = rows.find(({ anniversaryId }) => anniversaryId === item);
  return row ? `${row.anniversaryId} ${row.solarDate}` : null;
}

function endText(t: Translate<typeof en>, { everyYears, ends, times, until }: AnniversaryRow): string {
  const often = everyYears === 1 ? t('everyYear') : t('everyYears', { years: everyYears });
  if (ends === 'times') return `${often}, ${t('endsAfter', { count: times ?? 0, times: times ?? 0 })}`;
  return ends === 'until' ? `${often}, ${t('endsOn', { date: until })}` : often;
}
