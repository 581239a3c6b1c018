import { OrderedSection } from '../../../../kernel/sections/ordered-section.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { MenuIcon } from '../../../../ui/icons.tsx';
import { sendOrder, useMenus, useReread } from '../api.ts';
import { titleIn } from '../menu-form.ts';
import { CategoryChips, useCategoryFilter } from '../../item-categories/index.ts';
import { MenuPanel } from '../parts/menu-panel.tsx';
import { useText } from '../texts.ts';

/** Shows the portal's navigation: menus and groups of menus, in the order that users see. */
export function MenusPage() {
  const t = useText();
  const language = useLanguage();
  const { admits, ...filter } = useCategoryFilter('menu');
  return (
    <OrderedSection
      title={t('title')}
      lead={t('lead')}
      query={useMenus()}
      {...filter}
      admits={({ menuId }) => admits(menuId)}
      keyOf={({ menuId }) => menuId}
      nameOf={(menu) => titleIn(menu, language)}
      send={sendOrder}
      reread={useReread()}
      adds={[
        { label: t('add'), panel: 'menu' },
        { label: t('addGroup'), panel: 'group' },
      ]}
      full={(limit) => t('full', { limit })}
      empty={{ icon: <MenuIcon />, title: t('empty'), text: t('emptyText') }}
      panel={({ row, panel, close }) => {
        const kind = row?.kind ?? (panel === 'menu' || panel === 'group' ? panel : undefined);
        return kind && <MenuPanel key={row?.menuId ?? kind} kind={kind} onClose={close} {...(row && { menu: row })} />;
      }}
      row={(menu) => ({
        state: menu.isActive ? undefined : t('hidden'),
        detail: (
          <>
            <span>
              {menu.kind === 'menu'
                ? `${menu.url} · ${t(`targets.${menu.windowTarget}`)}`
                : menu.lowerMenus.map((lower) => titleIn(lower, language)).join(' · ')}
            </span>
            <CategoryChips kind="menu" itemId={menu.menuId} />
          </>
        ),
      })}
    />
  );
}
