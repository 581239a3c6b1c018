import { daysFault } from '@madang/contract/kernel/search/search-dates.ts';
import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { useState } from 'react';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { MoreButton } from '../../../../kernel/lists/more-button.tsx';
import { itemsOf } from '../../../../kernel/lists/portions.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { DownloadIcon } from '../../../../ui/icons.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { isNarrowed, noFilter } from '../api.ts';
import { PlatformExportPopup } from '../parts/export-popup.tsx';
import { PeriodNote } from '../parts/period-note.tsx';
import { CompanyFilter, OwnerFilter } from '../parts/platform-filters.tsx';
import { RecordList } from '../parts/record-list.tsx';
import { RecordPopup } from '../parts/record-panel.tsx';
import { RecordTools } from '../parts/record-tools.tsx';
import { type PlatformRecord, platformQueryFromUrl, usePlatformRecords } from '../platform-api.ts';
import { useText } from '../texts.ts';

/** MEM-07: the audit logs of all companies, for the operator, whose look at them is a record too. */
export function PlatformRecordsPage() {
  const t = useText();
  const isKorean = readsKorean(useLanguage());
  const [search, change] = useSearchParams();
  const query = platformQueryFromUrl(search);
  const hasFault = daysFault(query) !== undefined;
  const listed = usePlatformRecords(query, !hasFault);
  usePageTitle(t('title'));
  const items = itemsOf(listed.data?.pages ?? []);
  const timeZone = listed.data?.pages[0]?.timeZone;
  const open = items.find(({ recordId }) => recordId === search.get('item'));
  const [exporting, setExporting] = useState(false);
  const companyOf = ({ company }: PlatformRecord) => (isKorean ? company.name : company.englishName || company.name);
  const clear = isNarrowed(search) && <Button onClick={() => change({ ...noFilter, item: null })}>{t('clear')}</Button>;
  return (
    <SectionPage
      title={t('title')}
      lead={t('platformLead')}
      actions={
        !hasFault && (
          <Button icon={<DownloadIcon size={18} />} onClick={() => setExporting(true)}>
            {t('export.open')}
          </Button>
        )
      }
      toolbar={
        <RecordTools>
          <CompanyFilter />
          <OwnerFilter />
        </RecordTools>
      }
    >
      {open && (
        <RecordPopup
          key={open.recordId}
          record={open}
          company={companyOf(open)}
          timeZone={timeZone}
          onClose={() => change({ item: null })}
        />
      )}
      {exporting && <PlatformExportPopup query={query} onClose={() => setExporting(false)} />}
      {!hasFault && (
        <Listed query={listed}>
          {() => (
            <Stack>
              {items.length === 0 ? (
                <EmptyState title={t('nothing')} text={t('nothingText')} action={clear} />
              ) : (
                <RecordList records={items} timeZone={timeZone} companyOf={companyOf} />
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
