import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isTurnedAway } from '../kernel/session.ts';
import { useFocusOnArrival } from '../kernel/pages/focus-on-arrival.ts';
import { SessionBrand } from '../kernel/company/session-brand.tsx';
import { sessionQuery } from '../kernel/session-query.ts';
import { Logo } from '../ui/parts/logo.tsx';
import { PageFrame } from '../ui/parts/page-frame.tsx';
import { Skeleton } from '../ui/parts/states.tsx';
import { AccountMenu, type AccountMenuProps } from './account/account-menu.tsx';
import styles from './app-frame.module.css';
import { LegalLinks, PageLanguage } from './public-shell.tsx';
import { useAppTexts } from './texts.ts';

/** The frame of the portal: the head and foot of the public pages, and who is logged in. */
export function PortalFrame({ children = <ForWhoIsLoggedIn /> }: { readonly children?: ReactNode }) {
  const t = useAppTexts();
  const { data: session } = useQuery(sessionQuery);
  useFocusOnArrival();
  return (
    <PageFrame
      skipText={t('shell.skip')}
      homeHref="/portalapp/home"
      homeLabel={t('shell.home')}
      brand={session ? <SessionBrand session={session} /> : <Logo name="" />}
      tools={<HeadTools place="portal" />}
      footer={<LegalLinks />}
    >
      {children}
    </PageFrame>
  );
}

/** At the top right of portal, console and operator's rooms: the language, and who is logged in. */
export function HeadTools({ place }: Pick<AccountMenuProps, 'place'>) {
  const { data: session } = useQuery(sessionQuery);
  return (
    <span className={styles['tools']}>
      <PageLanguage />
      {session && <AccountMenu session={session} place={place} />}
    </span>
  );
}

/** Nothing of a page is drawn before it is known whose it is; without a session the app is on its way to the log-in. */
function ForWhoIsLoggedIn() {
  const t = useAppTexts();
  const { data: session, error } = useQuery(sessionQuery);
  if (session) return <Outlet />;
  if (error && !isTurnedAway(error)) throw error;
  return <Skeleton label={t('shell.loading')} />;
}
