import type { ReviewedMonth } from '@madang/contract/records/routes.ts';
import { reviewLimits } from '@madang/contract/records/limits.ts';
import { languageTags } from '@madang/contract/kernel/languages.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { can } from '../../../kernel/calls/can.ts';
import { usePageTitle } from '../../../kernel/document-title.ts';
import { formatDate, formatNumber } from '../../../kernel/formats.ts';
import { useShownName } from '../../../kernel/names/shown-name.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { Listed } from '../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/parts/states.tsx';
import { Table } from '../../../ui/parts/table.tsx';
import { SectionPage } from '../../../ui/sections/section-page.tsx';
import { confirmReview, reviewsQuery } from '../reviews-api.ts';
import { useText } from '../texts.ts';

/** MEM-07: the months that have ended, each with a way to its records, and who has looked through them. */
export function ReviewsPage() {
  const t = useText();
  const asked = useQuery(reviewsQuery);
  usePageTitle(t('review.title'));
  return (
    <SectionPage
      title={t('review.title')}
      lead={t('review.lead')}
      actions={<LinkButton href="/console/records">{t('review.back')}</LinkButton>}
    >
      <Listed query={asked}>
        {(data) =>
          data.items.length === 0 ? (
            <EmptyState title={t('review.nothing')} text={t('review.nothingText')} />
          ) : (
            <Months months={data.items} mayReview={can(data, 'review')} />
          )
        }
      </Listed>
    </SectionPage>
  );
}

const kinds = ['administration', 'roles', 'access'] as const;

function Months({ months, mayReview }: { readonly months: readonly ReviewedMonth[]; readonly mayReview: boolean }) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useMonthName();
  const countText = (count: number) =>
    count < reviewLimits.counted
      ? formatNumber(count, language)
      : t('review.more', { number: formatNumber(reviewLimits.counted, language) });
  return (
    <Table
      caption={t('review.title')}
      rows={months}
      rowKey={({ month }) => month}
      columns={[
        { id: 'month', title: t('review.month'), isHeader: true, cell: ({ month }) => nameOf(month) },
        ...kinds.map((kind) => ({
          id: kind,
          title: t(`review.${kind}`),
          align: 'end' as const,
          cell: ({ month, counts }: ReviewedMonth) => (
            <a href={recordsOfMonth(month, kind)}>{countText(counts[kind])}</a>
          ),
        })),
        { id: 'state', title: t('review.state'), cell: (row) => <State row={row} mayReview={mayReview} /> },
      ]}
    />
  );
}

function State({ row: { month, review }, mayReview }: { readonly row: ReviewedMonth; readonly mayReview: boolean }) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useMonthName();
  const shownName = useShownName();
  const { confirm, showError, toast } = useNotices();
  const queries = useQueryClient();
  if (review) {
    const name = review.reviewer ? shownName(review.reviewer) : t('formerPerson');
    return t('review.by', { name, date: formatDate(review.reviewedAt, language, 'date') });
  }
  if (!mayReview) return t('review.notReviewed');
  const sign = async () => {
    if (!(await confirm(t('review.ask', { month: nameOf(month) }), { ok: t('review.confirm') }))) return;
    try {
      await confirmReview(month);
      toast(t('review.done'));
    } catch (thrown) {
      await showError(thrown);
    } finally {
      await queries.invalidateQueries({ queryKey: reviewsQuery.queryKey });
    }
  };
  return (
    <Button small onClick={() => void sign()}>
      {t('review.confirm')}
    </Button>
  );
}

/** A month as its reader writes it: '2026년 10월'. */
function useMonthName(): (month: string) => string {
  const format = new Intl.DateTimeFormat(languageTags[useLanguage()], {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (month) => format.format(new Date(`${month}-01T00:00:00Z`));
}

/** The section of the records with a month and a kind as its filters. */
function recordsOfMonth(month: string, kind: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return `/console/records?kind=${kind}&from=${month}-01&to=${month}-${String(last).padStart(2, '0')}`;
}
