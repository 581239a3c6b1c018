import type { FoundDepartment } from '@madang/contract/organisation/departments/routes.ts';
import { departmentKeywordMaxLength } from '@madang/contract/organisation/departments/limits.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { addressWith } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { type DataColumn, DataTable } from '../../../../ui/sections/data-table.tsx';
import { useSectionTexts } from '../../../../ui/sections/section-texts.tsx';
import { useFound } from '../api.ts';
import { nameFor, pathText } from '../names.ts';
import { useText } from '../texts.ts';

interface FoundListProps {
  readonly keyword: string;
  readonly openCode: string | null;
  readonly onOpen: (code: string) => void;
  readonly onClear: () => void;
}

/** Lists the departments that a search found, each with its path in the tree. */
export function FoundList({ keyword, openCode, onOpen, onClear }: FoundListProps) {
  const t = useText();
  const texts = useSectionTexts();
  const language = useLanguage();
  const query = useFound(keyword.slice(0, departmentKeywordMaxLength));
  const pathOf = ({ path }: FoundDepartment) => pathText(path, language);
  const columns: readonly DataColumn<FoundDepartment>[] = [
    { id: 'name', title: t('name'), isHeader: true, cell: ({ department }) => nameFor(department, language) },
    {
      id: 'code',
      title: t('code'),
      cell: ({ department }) => department.departmentCode,
      isWhole: true,
      isBeside: true,
    },
    { id: 'path', title: t('path'), cell: pathOf },
  ];
  return (
    <Listed query={query}>
      {({ items, total }) =>
        items.length === 0 ? (
          <EmptyState
            title={texts.nothingFound}
            text={texts.nothingSearchedText}
            action={<Button onClick={onClear}>{texts.clearSearch}</Button>}
          />
        ) : (
          <>
            <DataTable
              caption={t('title')}
              columns={columns}
              rows={items}
              rowKey={({ department }) => department.departmentCode}
              rowName={({ department }) => nameFor(department, language)}
              rowHref={({ department }) => addressWith({ item: department.departmentCode, panel: null })}
              onOpen={({ department }) => onOpen(department.departmentCode)}
              openKey={openCode}
              line={pathOf}
            />
            {!total.isExact && <p role="status">{t('hasMore')}</p>}
          </>
        )
      }
    </Listed>
  );
}
