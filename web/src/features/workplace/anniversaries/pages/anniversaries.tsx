import { anniversaryLimits } from '@madang/contract/workplace/anniversaries/limits.ts';
import type { AnniversaryRow } from '@madang/contract/workplace/anniversaries/routes.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { CalendarIcon } from '../../../../ui/sections/icons.tsx';
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

const keyOf = ({ anniversaryId }: AnniversaryRow) => anniversaryId;

/** The company's anniversaries, a year at a time, each day in both calendars. */
export function AnniversariesPage() {
  const t = useText();
  const [search, change] = useSearchParams();
  const listed = useAnniversaries(yearIn(search.get('year')));
  const { data } = listed;
  const isFull = data !== undefined && data.count >= data.limit;
  return (
    <ListSection
      title={t('title')}
      lead={t('lead')}
      query={listed}
      keyOf={keyOf}
      rowsOf={({ items, others }) => [...items, ...others]}
      countOf={({ count }) => count}
      mayAdd={isFull || can(data, 'create')}
      adds={[{ label: t('add'), panel: 'new' }]}
      full={isFull ? t('full', { limit: data.limit }) : undefined}
      actions={<Button onClick={() => change({ panel: 'feed', item: null }, 'push')}>{t('feed.title')}</Button>}
      toolbar={
        data && <YearBar year={data.year} onChange={(year) => change({ year: String(year), item: null }, 'push')} />
      }
      empty={{ icon: <CalendarIcon />, title: t('empty'), text: t('emptyText') }}
      panel={({ row, panel, close }) =>
        panel === 'feed' ? (
          <FeedPanel madeAt={data?.feedMadeAt ?? null} onClose={close} />
        ) : (
          (row || panel === 'new') && (
            <AnniversaryPanel key={row?.anniversaryId ?? 'new'} onClose={close} {...(row && { anniversary: row })} />
          )
        )
      }
      after={({ year }) => <Holidays year={year} />}
    >
      {(_rows, { openKey, onOpen }, { items, others, year }) => (
        <Days {...{ items, others, year, openKey }} onOpen={(row) => onOpen(keyOf(row))} />
      )}
    </ListSection>
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
