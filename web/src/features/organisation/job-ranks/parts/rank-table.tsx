import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import type { JobRank } from '@madang/contract/organisation/job-ranks/routes.ts';
import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { useOrder } from '../../../../kernel/sections/use-order.ts';
import { addressWith } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { type DataColumn, DataTable } from '../../../../ui/sections/data-table.tsx';
import { Movers } from '../../../../ui/sections/movers.tsx';
import { inOrder, moved } from '../../../../ui/sections/sorted-keys.ts';
import { withOrdinal } from '../../../../ui/with-ordinal.ts';
import { type JobListName, sendPlace, useReread } from '../api.ts';
import { useText } from '../texts.ts';

interface RankTableProps {
  readonly list: JobListName;
  readonly caption: string;
  readonly entries: readonly JobRank[];
  readonly openCode: string | null;
  readonly onOpen: (code: string) => void;
}

const codeOf = ({ jobRankCode }: JobRank) => jobRankCode;

/** One of the two lists in its order, which its rows are dragged into, or brought by the arrows of each. */
export function RankTable({ list, caption, entries, openCode, onOpen }: RankTableProps) {
  const t = useText();
  const language = useLanguage();
  const { order, put } = useOrder({ send: (...order) => sendPlace(list, ...order), reread: useReread() });
  const shown = inOrder(entries, codeOf, order);
  const codes = shown.map(codeOf);
  const accessibleName = withOrdinal(shown, (entry) => jobRankNameFor(entry, language));
  const onMove = (key: string, place: number) => {
    const entry = shown.find((each) => codeOf(each) === key);
    const name = entry ? jobRankNameFor(entry, language) : key;
    void put({ keys: moved(codes, key, place), expected: codes, key, name });
  };
  const arrows = (entry: JobRank) => {
    const place = codes.indexOf(codeOf(entry));
    return (
      <Movers
        name={accessibleName(entry)}
        isFirst={place === 0}
        isLast={place === codes.length - 1}
        hasGrip
        onMove={(by) => onMove(codeOf(entry), place + by)}
      />
    );
  };
  // Who reads the English names has them in the first column.
  const english: DataColumn<JobRank> = {
    id: 'englishName',
    title: t('englishName'),
    wideOnly: true,
    cell: ({ englishJobRankName }) => <span lang="en">{englishJobRankName}</span>,
  };
  const columns: readonly DataColumn<JobRank>[] = [
    { id: 'name', title: t('name'), isHeader: true, cell: (entry) => jobRankNameFor(entry, language) },
    ...(readsKorean(language) ? [english] : []),
    { id: 'code', title: t('code'), cell: ({ jobRankCode }) => jobRankCode, isWhole: true },
    { id: 'order', title: t('order'), align: 'end', isWhole: true, isBeside: true, cell: arrows },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={shown}
      rowKey={codeOf}
      rowName={(entry) => jobRankNameFor(entry, language)}
      rowHref={({ jobRankCode }) => addressWith({ item: jobRankCode, panel: null })}
      onOpen={({ jobRankCode }) => onOpen(jobRankCode)}
      openKey={openCode}
      line={({ jobRankCode, englishJobRankName }) => (
        <>
          {readsKorean(language) && englishJobRankName !== '' && <span lang="en">{`${englishJobRankName} · `}</span>}
          <span>{jobRankCode}</span>
        </>
      )}
      order={{ keys: codes, onMove }}
    />
  );
}
