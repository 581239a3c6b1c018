import type { MenuRow } from '@madang/contract/menus/routes.ts';
import { can } from '../../../kernel/calls/can.ts';
import { ListSection } from '../../../kernel/sections/list-section.tsx';
import { OrderedList } from '../../../kernel/sections/ordered-list.tsx';
import { addressWith } from '../../../kernel/search-param.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { MenuIcon } from '../../../ui/icons.tsx';
import { RowWords } from '../../../ui/sections/row-words.tsx';
import { sendOrder, useMenus, useReread } from '../api.ts';
import { titleIn } from '../menu-form.ts';
import { MenuPanel } from '../parts/menu-panel.tsx';
import { useText } from '../texts.ts';

/** What stands in the portal's navigation: menus and groups of menus, in the order in which people see them. */
export function MenusPage() {
  const t = useText();
  const listed = useMenus();
  const { data } = listed;
  const isFull = data !== undefined && data.total.count >= data.limit;
  return (
    <ListSection
      title={t('title')}
      lead={t('lead')}
      query={listed}
      keyOf={({ menuId }) => menuId}
      mayAdd={isFull || can(data, 'create')}
      adds={[
        { label: t('add'), panel: 'menu' },
        { label: t('addGroup'), panel: 'group' },
      ]}
      full={isFull ? t('full', { limit: data.limit }) : undefined}
      empty={{ icon: <MenuIcon />, title: t('empty'), text: t('emptyText') }}
      panel={({ row, panel, close }) => {
        const kind = row?.kind ?? (panel === 'menu' || panel === 'group' ? panel : undefined);
        return kind && <MenuPanel key={row?.menuId ?? kind} kind={kind} onClose={close} {...(row && { menu: row })} />;
      }}
    >
      {(menus, opened) => <MenuList menus={menus} {...opened} />}
    </ListSection>
  );
}

interface MenuListProps {
  readonly menus: readonly MenuRow[];
  readonly openKey: string | null;
  readonly onOpen: (menuId: string) => void;
}

function MenuList({ menus, openKey, onOpen }: MenuListProps) {
  const t = useText();
  const language = useLanguage();
  const reread = useReread();
  return (
    <OrderedList
      label={t('title')}
      items={menus}
      keyOf={({ menuId }) => menuId}
      nameOf={(menu) => titleIn(menu, language)}
      send={sendOrder}
      reread={reread}
      openKey={openKey}
    >
      {(menu) => (
        <RowWords
          title={titleIn(menu, language)}
          href={addressWith({ item: menu.menuId, panel: null })}
          onOpen={() => onOpen(menu.menuId)}
          state={menu.isActive ? undefined : t('hidden')}
          detail={
            menu.kind === 'menu'
              ? `${menu.url} · ${t(`targets.${menu.windowTarget}`)}`
              : menu.lowerMenus.map((lower) => titleIn(lower, language)).join(' · ')
          }
        />
      )}
    </OrderedList>
  );
}
