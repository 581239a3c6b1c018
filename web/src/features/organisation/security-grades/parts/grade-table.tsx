import type { NamedGrade } from '@madang/contract/organisation/security-grades/routes.ts';
import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { addressWith } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { useGradeText } from '../grade-text.ts';
import { useText } from '../texts.ts';

interface GradeTableProps {
  readonly grades: readonly NamedGrade[];
  readonly openKey: string | null;
  readonly onOpen: (grade: string) => void;
}

const keyOf = ({ securityGrade }: NamedGrade) => String(securityGrade);

/** The grades, highest clearance first; their order is their number. */
export function GradeTable({ grades, openKey, onOpen }: GradeTableProps) {
  const t = useText();
  const gradeText = useGradeText();
  const isKorean = readsKorean(useLanguage());
  const english = ({ englishGradeName }: NamedGrade) => <span lang="en">{englishGradeName}</span>;
  return (
    <DataTable
      caption={t('title')}
      columns={[
        { id: 'name', title: t('grade'), isHeader: true, cell: ({ securityGrade }) => gradeText(securityGrade) },
        ...(isKorean ? [{ id: 'englishName', title: t('englishName'), wideOnly: true, cell: english }] : []),
      ]}
      rows={grades}
      rowKey={keyOf}
      rowName={({ securityGrade }) => gradeText(securityGrade)}
      rowHref={(row) => addressWith({ item: keyOf(row), panel: null })}
      onOpen={(row) => onOpen(keyOf(row))}
      openKey={openKey}
      line={isKorean ? english : null}
    />
  );
}
