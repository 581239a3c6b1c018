import type { PromotionRow } from '@madang/contract/ground/promotions/routes.ts';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { lastDay } from '../../../../kernel/forms/last-day.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Table } from '../../../../ui/parts/table.tsx';
import { useText } from '../texts.ts';

interface PromotionTableProps {
  readonly rows: readonly PromotionRow[];
  readonly onOpen: (promotionId: string) => void;
}

export function PromotionTable({ rows, onOpen }: PromotionTableProps) {
  const t = useText();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const period = ({ validFrom, validUntil }: PromotionRow) =>
    `${formatDate(validFrom, language)}\u00A0– ${formatDate(lastDay(validUntil), language)}`;
  const usedOf = (row: PromotionRow) => `${number(row.usedCount)} / ${number(row.codeCount * row.maxUses)}`;
  return (
    <Table
      caption={t('title')}
      rows={rows}
      rowKey={({ promotionId }) => promotionId}
      line={(row) => [row.codePrefix, period(row), `${t('columns.used')} ${usedOf(row)}`].join(' · ')}
      columns={[
        { id: 'benefit', title: t('columns.benefit'), cell: ({ benefit }) => benefit, isHeader: true },
        { id: 'prefix', title: t('columns.prefix'), cell: ({ codePrefix }) => codePrefix, isWhole: true },
        { id: 'period', title: t('columns.period'), cell: period, hasWholeWords: true },
        { id: 'company', title: t('columns.company'), cell: ({ namedCompany }) => namedCompany ?? t('anyCompany') },
        {
          id: 'used',
          title: t('columns.used'),
          cell: usedOf,
          align: 'end',
          isWhole: true,
        },
        {
          id: 'revoked',
          title: t('columns.revoked'),
          cell: (row) => `${number(row.revokedCount)} / ${number(row.codeCount)}`,
          align: 'end',
          isWhole: true,
        },
        {
          id: 'codes',
          title: t('columns.codes'),
          isAction: true,
          isBeside: true,
          align: 'end',
          cell: ({ promotionId }) => (
            <Button small onClick={() => onOpen(promotionId)}>
              {t('manageCodes')}
            </Button>
          ),
        },
      ]}
    />
  );
}
