import type { ItemCategoryRow } from '@madang/contract/workplace/item-categories/routes.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { addressWith } from '../../../../kernel/search-param.ts';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { ApprovalIcon } from '../../../../ui/sections/icons.tsx';
import { useItemCategories } from '../api.ts';
import { ItemCategoryPanel } from '../parts/item-category-panel.tsx';
import { useText } from '../texts.ts';

const keyOf = ({ itemCategoryId }: ItemCategoryRow) => itemCategoryId;
const nameOf = ({ itemCategoryName }: ItemCategoryRow) => itemCategoryName;

/** The company's item categories: each opens in the panel, where it is changed and deleted. */
export function ItemCategoriesPage() {
  const t = useText();
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
      full={isFull ? t('full', { limit: data.limit }) : undefined}
      empty={{ icon: <ApprovalIcon />, title: t('empty'), text: t('emptyText') }}
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
          rowName={nameOf}
          rowHref={(row) => addressWith({ item: keyOf(row), panel: null })}
          onOpen={(row) => onOpen(keyOf(row))}
          openKey={openKey}
          line={null}
          columns={[{ id: 'name', title: fieldText('itemCategoryName'), cell: nameOf, isHeader: true }]}
        />
      )}
    </ListSection>
  );
}
