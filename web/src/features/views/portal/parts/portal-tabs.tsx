import {
  approvalsHome,
  boardsHome,
  consoleHome,
  inboxAddress,
  organisationHome,
  ownAccountAddress,
  portalHome,
} from '@madang/contract/kernel/addresses.ts';
import type { HomeMenu } from '@madang/contract/workplace/menus/contributions/home-card.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { Tab, TabBar } from '../../../../kernel/navigation/tab-bar.tsx';
import { HomeIcon, MenuIcon, SettingsIcon, UserIcon } from '../../../../ui/icons.tsx';
import { DropDown } from '../../../../ui/parts/drop-down.tsx';
import { ApprovalIcon, BellIcon, BoardIcon, TreeIcon } from '../../../../ui/sections/icons.tsx';
import { useText } from '../texts.ts';
import { ApprovalsWords } from './approvals-words.tsx';
import { MenuList } from './company-menus.tsx';

interface PortalTabsProps {
  readonly menus: readonly HomeMenu[];
  readonly mayManage: boolean;
  /** STA-09: inbox and account are those of their own company. */
  readonly isGuest: boolean;
}

/** Tabs at the lower edge of a phone; the last one has the company's menus and the console. */
export function PortalTabs({ menus, mayManage, isGuest }: PortalTabsProps) {
  const t = useText();
  const all = (
    <>
      <MenuIcon />
      <span>{t('bar.all')}</span>
    </>
  );
  return (
    <TabBar label={t('bar.tabs')}>
      <Tab to={portalHome} icon={HomeIcon} label={t('bar.home')} />
      <Tab to={boardsHome} icon={BoardIcon} label={t('bar.boards')} />
      {isGuest ? (
        <Tab to={organisationHome} icon={TreeIcon} label={t('bar.organisation')} />
      ) : (
        <>
          <Tab to={inboxAddress} icon={BellIcon} label={t('bar.inbox')} />
          <Tab to={ownAccountAddress} icon={UserIcon} label={t('bar.account')} />
        </>
      )}
      <DropDown label={all} name={t('bar.all')}>
        {!isGuest && (
          <Link to={approvalsHome}>
            <ApprovalIcon />
            <ApprovalsWords />
          </Link>
        )}
        <Link to={organisationHome}>
          <TreeIcon />
          <span>{t('bar.organisation')}</span>
        </Link>
        <MenuList menus={menus} />
        {mayManage && (
          <a href={consoleHome}>
            <SettingsIcon />
            <span>{t('bar.console')}</span>
          </a>
        )}
      </DropDown>
    </TabBar>
  );
}
