import {
  approvalsHome,
  boardsHome,
  consoleHome,
  inboxAddress,
  organisationHome,
  portalHome,
} from '@madang/contract/kernel/addresses.ts';
import type { HomeMenu } from '@madang/contract/workplace/menus/contributions/home-card.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { latePart } from '../../../../kernel/pages/late-part.tsx';
import { SessionBrand } from '../../../../kernel/company/session-brand.tsx';
import { entersConsole } from '../../../../kernel/calls/enters-console.ts';
import type { Session } from '../../../../kernel/session.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { cx } from '../../../../ui/cx.ts';
import { SearchIcon, SettingsIcon } from '../../../../ui/icons.tsx';
import { DropDown } from '../../../../ui/parts/drop-down.tsx';
import { CountedIcon } from '../../../../ui/marks/counted-icon.tsx';
import { BellIcon, TreeIcon } from '../../../../ui/sections/icons.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { homeQuery } from '../api.ts';
import { useText } from '../texts.ts';
import { ApprovalsWords } from './approvals-words.tsx';
import { MenuEntry, MenuList, useMenuTitle } from './company-menus.tsx';
import styles from './portal-bar.module.css';
import { PortalTabs } from './portal-tabs.tsx';

interface PortalBarProps {
  readonly session: Session;
  /** The menu of who is signed in. */
  readonly account: ReactNode;
}

const PortalSearch = latePart(async () => (await import('../search/portal-search.tsx')).PortalSearch);

/** Menus in the bar itself, fewer in languages with longer words; the others are behind one button. */
const inBarOf = (language: Language) => (language === 'vi' ? 1 : 4);

/** Company, menus, what is new, the console's door and the account, on every page of the portal; on a phone tabs below. */
export function PortalBar({ session, account }: PortalBarProps) {
  const t = useText();
  const { data: home } = useQuery(homeQuery);
  const menus = home?.menus ?? [];
  const mayManage = entersConsole(session);
  const { isGuest } = session;
  const unread = home?.notices.find((notice) => notice.kind === 'unreadMessages')?.count ?? 0;
  const inbox = unread > 0 ? t('bar.inboxUnread', { number: unread, count: unread }) : t('bar.inbox');
  return (
    <>
      <header className={styles['bar']} data-bar="">
        <div className={styles['line']}>
          <Link className={styles['brand']} to={portalHome}>
            <SessionBrand session={session} />
          </Link>
          <BarMenus menus={menus} isGuest={isGuest} />
          <div className={styles['tools']}>
            <Search />
            {mayManage && (
              <a className={cx(styles['tool'], styles['shortcut'])} href={consoleHome} title={t('bar.consoleTip')}>
                <SettingsIcon />
                <span>{t('bar.console')}</span>
              </a>
            )}
            {!isGuest && (
              <Link className={styles['tool']} to={inboxAddress} title={inbox}>
                <CountedIcon icon={BellIcon} count={unread} size={20} />
                <VisuallyHidden>{inbox}</VisuallyHidden>
              </Link>
            )}
            {account}
          </div>
        </div>
      </header>
      <PortalTabs menus={menus} mayManage={mayManage} isGuest={isGuest} />
    </>
  );
}

/** Colleagues and posts from everywhere, also by the keys that search in the console. */
function Search() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className={cx(styles['tool'], styles['search'])}
        title={t('search.title')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <SearchIcon size={16} />
        <span>{t('search.title')}</span>
      </button>
      {isOpen && <PortalSearch onClose={() => setOpen(false)} />}
    </>
  );
}

function BarMenus({ menus, isGuest }: { readonly menus: readonly HomeMenu[]; readonly isGuest: boolean }) {
  const t = useText();
  const titleOf = useMenuTitle();
  const inBar = inBarOf(useLanguage());
  const more = menus.slice(inBar);
  return (
    <nav className={styles['menus']} aria-label={t('home.menus')}>
      <Link className={styles['entry']} to={portalHome}>
        {t('bar.home')}
      </Link>
      <Link className={styles['entry']} to={boardsHome}>
        {t('bar.boards')}
      </Link>
      {!isGuest && (
        <Link className={cx(styles['entry'], menus.length > 0 && styles['wide'])} to={approvalsHome}>
          <ApprovalsWords />
        </Link>
      )}
      <Link className={cx(styles['entry'], menus.length > 0 && styles['wide'])} to={organisationHome}>
        {t('bar.organisation')}
      </Link>
      {menus.slice(0, inBar).map((menu) => (
        <div key={menu.menuId} className={cx(styles['own'], styles['wide'])}>
          {menu.kind === 'group' ? (
            <DropDown label={titleOf(menu)} name={titleOf(menu)}>
              {menu.lowerMenus.map((lower) => (
                <MenuEntry key={lower.url + lower.englishTitle} menu={lower} />
              ))}
            </DropDown>
          ) : (
            <MenuEntry menu={menu} className={styles['entry']} />
          )}
        </div>
      ))}
      {more.length > 0 && (
        <div className={cx(styles['own'], styles['wide'])}>
          <DropDown label={t('bar.more')} name={t('bar.more')}>
            <MenuList menus={more} />
          </DropDown>
        </div>
      )}
      {menus.length > 0 && (
        <div className={cx(styles['own'], styles['narrow'])}>
          <DropDown label={t('bar.all')} name={t('bar.all')}>
            {!isGuest && (
              <Link to={approvalsHome}>
                <ApprovalsWords />
              </Link>
            )}
            <Link to={organisationHome}>
              <TreeIcon />
              <span>{t('bar.organisation')}</span>
            </Link>
            <MenuList menus={menus} />
          </DropDown>
        </div>
      )}
    </nav>
  );
}
