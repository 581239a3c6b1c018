import { Link } from '../../../../kernel/navigation/link.tsx';
import type { ReactNode } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { SessionBrand } from '../../../../kernel/company/session-brand.tsx';
import { namesIn, type Session } from '../../../../kernel/session.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { SearchIcon } from '../../../../ui/icons.tsx';
import { useText } from '../texts.ts';
import { HelpMenu, type HelpProps } from './help-menu.tsx';
import { NoticeMenu } from './notice-menu.tsx';
import styles from './top-bar.module.css';

interface TopBarProps extends HelpProps {
  readonly session: Session;
  readonly tray: ReactNode;
  readonly tools: ReactNode;
  readonly onPalette: () => void;
}

/** Company, search and commands, jobs, notices, help, language and account, always in sight. */
export function TopBar({ session, tray, tools, onPalette, ...help }: TopBarProps) {
  const t = useText();
  const { company } = namesIn(session, useLanguage());
  return (
    <header className={styles['bar']} data-bar="">
      <Link to="/console" className={styles['home']} title={company}>
        <SessionBrand session={session} />
      </Link>
      <button type="button" className={styles['search']} aria-keyshortcuts="Control+K Meta+K" onClick={onPalette}>
        <SearchIcon size={16} />
        <span className={styles['searchText']}>{t('shell.search')}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      <div className={styles['tools']}>
        {tray}
        {can(session, 'administerCompany') && <NoticeMenu />}
        <span className={styles['help']}>
          <HelpMenu {...help} />
        </span>
        {tools}
      </div>
    </header>
  );
}
