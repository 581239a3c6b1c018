import type { ItemCategoryRow } from '@madang/contract/workplace/item-categories/routes.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { addressWith } from '../../../../kernel/search-param.ts';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { StateBadge } from '../../../../ui/marks/state-badge.tsx';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { CategoryIcon } from '../../../../ui/sections/icons.tsx';
import { useItemCategories } from '../api.ts';
import { ItemCategoryPanel } from '../parts/item-category-panel.tsx';
import { useText } from '../texts.ts';
import { titleIn } from '../titles.ts';

const keyOf = ({ itemCategoryId }: ItemCategoryRow) => itemCategoryId;

/** CAT-01, CAT-02: the company's categories of boards, menus, links and cards; each opens in the panel. */
export function ItemCategoriesPage() {
  const t = useText();
  const language = useLanguage();
  const listed = useItemCategories();
  const { data } = listed;
  const isFull = data !== undefined && data.total.count >= data.limit;
  return (
    <ListSection
      title={t('title')}
      lead={t('lead')}
      query={listed}
      keyOf={keyOf}
      mayAdd={isFull || can(data, 'create')}
      adds={[{ label: t('add'), panel: 'new' }]}
      full={isFull ? t('full', { limit: formatNumber(data.limit, language) }) : undefined}
      empty={{ icon: <CategoryIcon />, title: t('empty'), text: t('emptyText') }}
      panel={({ row, panel, close }) =>
        (row || panel === 'new') && (
          <ItemCategoryPanel key={row?.itemCategoryId ?? 'new'} onClose={close} {...(row && { row })} />
        )
      }
    >
      {(rows, { openKey, onOpen }) => (
        <DataTable
          caption={t('title')}
          rows={rows}
          rowKey={keyOf}
          rowName={(row) => titleIn(row, language)}
          rowHref={(row) => addressWith({ item: keyOf(row), panel: null })}
          onOpen={(row) => onOpen(keyOf(row))}
          openKey={openKey}
          line={(row) => <CategoryLine row={row} />}
          columns={[
            { id: 'name', title: t('name'), cell: (row) => titleIn(row, language), isHeader: true },
            { id: 'kind', title: fieldText('itemKind'), cell: ({ itemKind }) => t(`kinds.${itemKind}`) },
            {
              id: 'label',
              title: t('number'),
              align: 'end',
              cell: ({ label }) => formatNumber(label, language),
            },
            {
              id: 'items',
              title: t('items'),
              align: 'end',
              cell: ({ itemCount }) => formatNumber(itemCount, language),
            },
            { id: 'state', title: t('state'), cell: (row) => <CategoryState row={row} />, isWhole: true },
          ]}
        />
      )}
    </ListSection>
  );
}

function CategoryState({ row: { isActive } }: { readonly row: ItemCategoryRow }) {
  const t = useText();
  return <StateBadge tone={isActive ? 'usual' : 'past'}>{t(isActive ? 'on' : 'off')}</StateBadge>;
}

/** Shows under the name what a narrow screen has no columns for. */
function CategoryLine({ row }: { readonly row: ItemCategoryRow }) {
  const t = useText();
  const language = useLanguage();
  const { itemKind, itemCount } = row;
  return (
    <>
      <span>{t('line', { kind: t(`kinds.${itemKind}`), number: formatNumber(itemCount, language) })}</span>{' '}
      <CategoryState row={row} />
    </>
  );
}
