import { readsKorean } from '@madang/contract/kernel/languages.ts';
import type { HomeMenu } from '@madang/contract/portal/routes.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { DropDown } from '../../../ui/parts/drop-down.tsx';
import { useText } from '../texts.ts';
import styles from './home-menus.module.css';
import { OutsideLink } from './outside-link.tsx';

type Lower = HomeMenu['lowerMenus'][number];

/** The company's menus; a group opens its own. */
export function HomeMenus({ menus }: { readonly menus: readonly HomeMenu[] }) {
  const t = useText();
  const language = useLanguage();
  const titleOf = (menu: Lower) => (readsKorean(language) ? menu.koreanTitle : menu.englishTitle);
  return (
    <nav aria-label={t('home.menus')}>
      <ul className={styles['menus']}>
        {menus.map((menu) => (
          <li key={menu.menuId}>
            {menu.kind === 'group' ? (
              <DropDown label={titleOf(menu)} name={titleOf(menu)}>
                {menu.lowerMenus.map((lower) => (
                  <OutsideLink key={lower.url + lower.englishTitle} link={lower} title={titleOf(lower)} />
                ))}
              </DropDown>
            ) : (
              <OutsideLink link={menu} title={titleOf(menu)} className={styles['menu']} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
