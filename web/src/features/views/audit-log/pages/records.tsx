import { daysFault } from '@madang/contract/kernel/search/search-dates.ts';
import { useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { MoreButton } from '../../../../kernel/lists/more-button.tsx';
import { itemsOf } from '../../../../kernel/lists/portions.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { DownloadIcon } from '../../../../ui/icons.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { isNarrowed, noFilter, queryFromUrl, useRecords } from '../api.ts';
import { ChainNote } from '../parts/chain-note.tsx';
import { ExportPopup } from '../parts/export-popup.tsx';
import { PeriodNote } from '../parts/period-note.tsx';
import { PersonFilter } from '../parts/person-filter.tsx';
import { RecordList } from '../parts/record-list.tsx';
import { RecordPanel } from '../parts/record-panel.tsx';
import { RecordTools } from '../parts/record-tools.tsx';
import { useText } from '../texts.ts';

/** MEM-07: the company's audit log; what is filtered and the record that is open stand in the address. */
export function RecordsPage() {
  const t = useText();
  const [search, change] = useSearchParams();
  const query = queryFromUrl(search);
  const hasFault = daysFault(query) !== undefined;
  const listed = useRecords(query, !hasFault);
  usePageTitle(t('title'));
  const items = itemsOf(listed.data?.pages ?? []);
  const timeZone = listed.data?.pages[0]?.timeZone;
  const isWhole = can(listed.data?.pages[0], 'openReviews');
  const open = items.find(({ recordId }) => recordId === search.get('item'));
  const [exporting, setExporting] = useState(false);
  const clear = isNarrowed(search) && <Button onClick={() => change({ ...noFilter, item: null })}>{t('clear')}</Button>;
  return (
    <SectionPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          {isWhole && <LinkButton href="/console/records/reviews">{t('review.open')}</LinkButton>}
          {!hasFault && (
            <Button icon={<DownloadIcon size={18} />} onClick={() => setExporting(true)}>
              {t('export.open')}
            </Button>
          )}
        </>
      }
      toolbar={
        <RecordTools>
          {/* Its people are found in the whole company. */}
          {(isWhole || !listed.data) && <PersonFilter />}
        </RecordTools>
      }
      panel={
        open && (
          <RecordPanel key={open.recordId} record={open} timeZone={timeZone} onClose={() => change({ item: null })} />
        )
      }
    >
      {exporting && <ExportPopup query={query} onClose={() => setExporting(false)} />}
      {!hasFault && (
        <Listed query={listed}>
          {() => (
            <Stack>
              {isWhole && <ChainNote timeZone={timeZone} />}
              {items.length === 0 ? (
                <EmptyState title={t('nothing')} text={t('nothingText')} action={clear} />
              ) : (
                <RecordList records={items} timeZone={timeZone} />
              )}
              <MoreButton list={listed} label={t('more')} />
              {!listed.hasNextPage && <PeriodNote timeZone={timeZone} />}
            </Stack>
          )}
        </Listed>
      )}
    </SectionPage>
  );
}
