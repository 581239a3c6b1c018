import { anniversaryLimits } from '@madang/contract/anniversaries/limits.ts';
import type { AnniversaryRow } from '@madang/contract/anniversaries/routes.ts';
import { can } from '../../../kernel/calls/can.ts';
import { usePageTitle } from '../../../kernel/document-title.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import { Listed } from '../../../kernel/sections/listed.tsx';
import { useSearchParams } from '../../../kernel/search-param.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { EmptyState } from '../../../ui/parts/states.tsx';
import { CalendarIcon } from '../../../ui/sections/icons.tsx';
import { SectionPage } from '../../../ui/sections/section-page.tsx';
import { useAnniversaries } from '../api.ts';
import { AnniversaryPanel } from '../parts/anniversary-panel.tsx';
import { AnniversaryTable } from '../parts/anniversary-table.tsx';
import { Holidays } from '../parts/holidays.tsx';
import { FeedPanel } from '../parts/feed-panel.tsx';
import { YearBar } from '../parts/year-bar.tsx';
import { useText } from '../texts.ts';

const { firstYear, lastYear } = anniversaryLimits;

/** The year that the address names; any other text is this year. */
function yearIn(text: string | null): number | undefined {
  const year = Number(text);
  return Number.isInteger(year) && year >= firstYear && year <= lastYear ? year : undefined;
}

/** The company's anniversaries, a year at a time, each day in both calendars. */
export function AnniversariesPage() {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const listed = useAnniversaries(yearIn(search.get('year')));
  const [panel, item] = [search.get('panel'), search.get('item')];
  usePageTitle(t('title'));
  const { data } = listed;
  const isEmpty = data !== undefined && data.items.length + data.others.length === 0;
  const isFull = data !== undefined && data.count >= data.limit;
  const add = (isFull || can(data, 'create')) && (
    <Button
      variant="primary"
      icon={<PlusIcon />}
      disabledReason={isFull ? t('full', { limit: data.limit }) : undefined}
      onClick={() => change({ panel: 'new', item: null }, 'push')}
    >
      {t('add')}
    </Button>
  );
  const close = () => change({ panel: null, item: null });
  const opened = [...(data?.items ?? []), ...(data?.others ?? [])].find(({ anniversaryId }) => anniversaryId === item);
  return (
    <SectionPage
      title={t('title')}
      lead={t('lead')}
      count={data && formatNumber(data.count, language)}
      actions={
        <>
          {!isEmpty && add}
          <Button onClick={() => change({ panel: 'feed', item: null }, 'push')}>{t('feed.title')}</Button>
        </>
      }
      toolbar={
        data && <YearBar year={data.year} onChange={(year) => change({ year: String(year), item: null }, 'push')} />
      }
      panel={
        panel === 'feed' ? (
          <FeedPanel madeAt={data?.feedMadeAt ?? null} onClose={close} />
        ) : opened || panel === 'new' ? (
          <AnniversaryPanel
            key={opened?.anniversaryId ?? 'new'}
            onClose={close}
            {...(opened && { anniversary: opened })}
          />
        ) : undefined
      }
    >
      <Listed query={listed}>
        {({ items, others, year }) => (
          <>
            {isEmpty ? (
              <EmptyState icon={<CalendarIcon />} title={t('empty')} text={t('emptyText')} action={add} />
            ) : (
              <Days
                {...{ items, others, year }}
                openKey={item}
                onOpen={(row) => change({ item: row.anniversaryId, panel: null }, 'push')}
              />
            )}
            <Holidays year={year} />
          </>
        )}
      </Listed>
    </SectionPage>
  );
}

interface DaysProps {
  readonly items: readonly AnniversaryRow[];
  readonly others: readonly AnniversaryRow[];
  readonly year: number;
  readonly openKey: string | null;
  readonly onOpen: (row: AnniversaryRow) => void;
}

function Days({ items, others, year, openKey, onOpen }: DaysProps) {
  const t = useText();
  return (
    <>
      {items.length === 0 ? (
        <EmptyState title={t('noneInYear', { year })} text={t('noneInYearText')} />
      ) : (
        <AnniversaryTable caption={t('daysOf', { year })} rows={items} openKey={openKey} onOpen={onOpen} />
      )}
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others">{t('others', { year })}</h2>
          <AnniversaryTable caption={t('others', { year })} rows={others} openKey={openKey} onOpen={onOpen} />
        </section>
      )}
    </>
  );
}
