import type { ReviewedMonth } from '@madang/contract/views/audit-log/routes.ts';
import { reviewLimits } from '@madang/contract/views/audit-log/limits.ts';
import { languageTags } from '@madang/contract/kernel/languages.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { Table } from '../../../../ui/parts/table.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
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
type Kind = (typeof kinds)[number];

function Months({ months, mayReview }: { readonly months: readonly ReviewedMonth[]; readonly mayReview: boolean }) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useMonthName();
  const shownName = useShownName();
  const countText = (count: number) =>
    count < reviewLimits.counted
      ? formatNumber(count, language)
      : t('review.more', { number: formatNumber(reviewLimits.counted, language) });
  const countOf = ({ month, counts }: ReviewedMonth, kind: Kind) => (
    <a href={recordsOfMonth(month, kind)}>{countText(counts[kind])}</a>
  );
  const maySign = ({ review }: ReviewedMonth) => mayReview && !review;
  const signedText = ({ review }: ReviewedMonth) => {
    if (!review) return t('review.notReviewed');
    const name = review.reviewer ? shownName(review.reviewer) : t('formerPerson');
    return t('review.by', { name, date: formatDate(review.reviewedAt, language, 'date') });
  };
  return (
    <Table
      caption={t('review.title')}
      rows={months}
      rowKey={({ month }) => month}
      line={(row) => (
        <>
          {kinds.map((kind, place) => (
            <Fragment key={kind}>
              <span>{`${place > 0 ? ' · ' : ''}${t(`review.${kind}`)}\u{a0}`}</span>
              {countOf(row, kind)}
            </Fragment>
          ))}
          {!maySign(row) && <span>{` · ${signedText(row)}`}</span>}
        </>
      )}
      columns={[
        { id: 'month', title: t('review.month'), isHeader: true, cell: ({ month }) => nameOf(month) },
        ...kinds.map((kind) => ({
          id: kind,
          title: t(`review.${kind}`),
          align: 'end' as const,
          cell: (row: ReviewedMonth) => countOf(row, kind),
        })),
        {
          id: 'state',
          title: t('review.state'),
          isBeside: true,
          cell: (row, line) => (maySign(row) ? <SignButton month={row.month} /> : line ? '' : signedText(row)),
        },
      ]}
    />
  );
}

function SignButton({ month }: Pick<ReviewedMonth, 'month'>) {
  const t = useText();
  const nameOf = useMonthName();
  const { confirm, showError, toast } = useNotices();
  const queries = useQueryClient();
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
function recordsOfMonth(month: string, kind: Kind): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return `/console/records?kind=${kind}&from=${month}-01&to=${month}-${String(last).padStart(2, '0')}`;
}
