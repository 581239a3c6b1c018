import { readsKorean } from '@madang/contract/kernel/languages.ts';
import type { HomeMenu } from '@madang/contract/workplace/menus/contributions/home-card.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import styles from './company-menus.module.css';
import { OutsideLink } from './outside-link.tsx';

type Lower = HomeMenu['lowerMenus'][number];

export function useMenuTitle() {
  const language = useLanguage();
  return ({ koreanTitle, englishTitle }: Pick<Lower, 'koreanTitle' | 'englishTitle'>) =>
    readsKorean(language) ? koreanTitle : englishTitle;
}

/** A menu that leads somewhere; it opens as the company set it. */
export function MenuEntry({ menu, className }: { readonly menu: Lower; readonly className?: string | undefined }) {
  return <OutsideLink className={className} link={menu} title={useMenuTitle()(menu)} />;
}

/** Menus one under the other; of a group its title, and what it holds. */
export function MenuList({ menus }: { readonly menus: readonly HomeMenu[] }) {
  const titleOf = useMenuTitle();
  return menus.map((menu) =>
    menu.kind === 'group' ? (
      <div key={menu.menuId} className={styles['group']} role="group" aria-label={titleOf(menu)}>
        <p aria-hidden="true">{titleOf(menu)}</p>
        {menu.lowerMenus.map((lower) => (
          <MenuEntry key={lower.url + lower.englishTitle} className={styles['lower']} menu={lower} />
        ))}
      </div>
    ) : (
      <MenuEntry key={menu.menuId} menu={menu} />
    ),
  );
}
