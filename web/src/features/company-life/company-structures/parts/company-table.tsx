import type { StructureCompany } from '@madang/contract/company-life/company-structures/routes.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Table } from '../../../../ui/parts/table.tsx';
import { useNamesOf } from '../api.ts';
import { useText } from '../texts.ts';

interface CompanyTableProps {
  readonly caption: string;
  readonly companies: readonly StructureCompany[];
  readonly ownCode?: string;
  /** Asks another company to leave; for the leading company alone. */
  readonly onLeave?: (companyCode: string) => void;
}

/** The companies of a structure, the leading one first. */
export function CompanyTable({ caption, companies, ownCode, onLeave }: CompanyTableProps) {
  const t = useText();
  const language = useLanguage();
  const names = useNamesOf();
  const levelOf = ({ level }: StructureCompany) => t(level === 1 ? 'leading' : 'member');
  const sinceOf = ({ joinedAt }: StructureCompany) => formatDate(joinedAt, language);
  return (
    <Table
      caption={caption}
      rows={companies}
      rowKey={({ companyCode }) => companyCode}
      line={(company) => [company.companyCode, levelOf(company), `${t('since')}\u00A0${sinceOf(company)}`].join(' · ')}
      columns={[
        {
          id: 'name',
          title: t('company'),
          isHeader: true,
          cell: (company) =>
            company.companyCode === ownCode ? t('own', { name: names.ofCompany(company) }) : names.ofCompany(company),
        },
        { id: 'code', title: t('companyCode'), cell: ({ companyCode }) => companyCode },
        { id: 'level', title: t('place'), cell: levelOf },
        {
          id: 'since',
          title: t('since'),
          cell: sinceOf,
          hasWholeWords: true,
        },
        ...(onLeave
          ? [
              {
                id: 'leave',
                title: t('leave'),
                isAction: true,
                isBeside: true,
                cell: (company: StructureCompany) =>
                  company.level !== 1 && (
                    <Button
                      variant="quiet"
                      small
                      aria-label={t('leaveOne', { name: names.ofCompany(company) })}
                      onClick={() => onLeave(company.companyCode)}
                    >
                      {t('leave')}
                    </Button>
                  ),
              },
            ]
          : []),
      ]}
    />
  );
}
