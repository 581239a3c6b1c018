import type { MenuRow } from '@madang/contract/menus/routes.ts';
import { usePageTitle } from '../../../kernel/document-title.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import { Listed } from '../../../kernel/rooms/listed.tsx';
import { OrderedList } from '../../../kernel/rooms/ordered-list.tsx';
import { addressWith, useSearchParams } from '../../../kernel/search-param.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { MenuIcon, PlusIcon } from '../../../ui/icons.tsx';
import { EmptyState } from '../../../ui/parts/states.tsx';
import { Room } from '../../../ui/rooms/room.tsx';
import { RowWords } from '../../../ui/rooms/row-words.tsx';
import { sendOrder, useMenus, useReread } from '../api.ts';
import { titleIn } from '../menu-form.ts';
import { MenuPanel } from '../parts/menu-panel.tsx';
import { useText } from '../texts.ts';

/** What stands in the portal's navigation: menus and groups of menus, in the order in which people see them. */
export function MenusPage() {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const listed = useMenus();
  const [panel, item] = [search.get('panel'), search.get('item')];
  usePageTitle(t('title'));
  const close = () => change({ panel: null, item: null });
  const opened = listed.data?.data.list.find(({ menuId }) => menuId === item);
  const kind = opened?.kind ?? (panel === 'menu' || panel === 'group' ? panel : undefined);
  const full = listed.data?.can.add === false ? t('full', { limit: listed.data.limit }) : undefined;
  const isEmpty = listed.data?.data.list.length === 0;
  const add = (
    <Button
      variant="primary"
      icon={<PlusIcon />}
      disabledReason={full}
      onClick={() => change({ panel: 'menu', item: null }, 'push')}
    >
      {t('add')}
    </Button>
  );
  return (
    <Room
      title={t('title')}
      lead={t('lead')}
      count={listed.data && formatNumber(listed.data.data.list.length, language)}
      actions={
        <>
          {!isEmpty && add}
          <Button
            icon={<PlusIcon />}
            disabledReason={full}
            onClick={() => change({ panel: 'group', item: null }, 'push')}
          >
            {t('addGroup')}
          </Button>
        </>
      }
      panel={kind && <MenuPanel key={item ?? kind} kind={kind} onClose={close} {...(opened && { menu: opened })} />}
    >
      <Listed query={listed}>
        {({ data: { list } }) =>
          list.length === 0 ? (
            <EmptyState icon={<MenuIcon />} title={t('empty')} text={t('emptyText')} action={add} />
          ) : (
            <MenuList menus={list} openKey={item} onOpen={(menuId) => change({ item: menuId, panel: null }, 'push')} />
          )
        }
      </Listed>
    </Room>
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
