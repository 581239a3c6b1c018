import { jobRankNameFor } from '@madang/contract/job-ranks/names.ts';
import type { JobRank } from '@madang/contract/job-ranks/routes.ts';
import { addressWith } from '../../../kernel/search-param.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/parts/states.tsx';
import { type DataColumn, DataTable } from '../../../ui/rooms/data-table.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../../ui/rooms/icons.tsx';
import { useText } from '../texts.ts';
import type { Changes } from '../use-changes.ts';

interface RankTableProps {
  readonly caption: string;
  readonly entries: readonly JobRank[];
  readonly openCode: string | null;
  readonly changes: Changes;
  readonly onOpen: (code: string) => void;
  readonly onAdd: () => void;
}

/** One of the two lists in its order, which the arrows of each row change. */
export function RankTable({ caption, entries, openCode, changes, onOpen, onAdd }: RankTableProps) {
  const t = useText();
  const language = useLanguage();
  if (entries.length === 0) {
    const action = (
      <Button look="primary" onClick={onAdd}>
        {t('add')}
      </Button>
    );
    return <EmptyState title={t('empty')} text={t('emptyText')} action={action} />;
  }
  const arrows = (entry: JobRank) => {
    const place = entries.indexOf(entry);
    const name = jobRankNameFor(entry, language);
    // Both stay where they are at the ends, so that the focus does too.
    const [isFirst, isLast] = [place === 0, place === entries.length - 1];
    return (
      <>
        <IconButton
          icon={ArrowUpIcon}
          label={t('up', { name })}
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && void changes.step(place, -1)}
        />
        <IconButton
          icon={ArrowDownIcon}
          label={t('down', { name })}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && void changes.step(place, 1)}
        />
      </>
    );
  };
  const columns: readonly DataColumn<JobRank>[] = [
    { id: 'name', title: t('name'), isHeader: true, cell: ({ jobRankName }) => jobRankName },
    {
      id: 'englishName',
      title: t('englishName'),
      wideOnly: true,
      cell: ({ englishJobRankName }) => englishJobRankName,
    },
    { id: 'code', title: t('code'), cell: ({ jobRankCode }) => jobRankCode, isWhole: true },
    { id: 'order', title: t('order'), align: 'end', isWhole: true, cell: arrows },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={entries}
      rowKey={({ jobRankCode }) => jobRankCode}
      rowName={(entry) => jobRankNameFor(entry, language)}
      rowHref={({ jobRankCode }) => addressWith({ item: jobRankCode, panel: null })}
      onOpen={({ jobRankCode }) => onOpen(jobRankCode)}
      openKey={openCode}
    />
  );
}
