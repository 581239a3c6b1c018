import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { contributions } from '../features/contributions.ts';
import { PortalBar } from '../features/views/portal/index.ts';
import { useFocusOnArrival } from '../kernel/pages/focus-on-arrival.ts';
import { latePart } from '../kernel/pages/late-part.tsx';
import { SessionBrand } from '../kernel/company/session-brand.tsx';
import { ContributionsContext } from '../kernel/sections/contributions.ts';
import { PagePlace } from '../kernel/navigation/shown-page.tsx';
import { isTurnedAway } from '../kernel/session.ts';
import { sessionQuery } from '../kernel/session-query.ts';
import { Logo } from '../ui/parts/logo.tsx';
import { BarFrame, PageFrame } from '../ui/parts/page-frame.tsx';
import { Skeleton } from '../ui/parts/states.tsx';
import { AccountMenu, type AccountMenuProps } from './account/account-menu.tsx';
import { LegalLinks } from './public-shell.tsx';
import { TicketMark } from './desk-ticket/ticket-mark.tsx';
import { useAppTexts } from './texts.ts';

/** Few people have several companies; no one else downloads it. */
const CompanySwitch = latePart(async () => (await import('./account/company-switch.tsx')).CompanySwitch);

interface FrameProps {
  readonly children?: ReactNode;
}

/** The frame of the portal: the company's bar over every page, and the foot of the public pages. */
export function PortalFrame({ children = <ForWhoIsLoggedIn /> }: FrameProps) {
  const t = useAppTexts();
  const { data: session } = useQuery(sessionQuery);
  useFocusOnArrival();
  const bar = session && <PortalBar session={session} account={<HeadTools place="portal" />} />;
  return (
    <ContributionsContext value={contributions}>
      <BarFrame skipText={t('shell.skip')} bar={bar} footer={<LegalLinks />}>
        {children}
      </BarFrame>
    </ContributionsContext>
  );
}

/** The frame of the first set-up, whose company has neither menus nor boards yet. */
export function WizardFrame() {
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
      <ForWhoIsLoggedIn />
    </PageFrame>
  );
}

/** Account menu and language at the top right of portal, console and operator's sections. */
export function HeadTools({ place }: Pick<AccountMenuProps, 'place'>) {
  const { data: session } = useQuery(sessionQuery);
  if (!session) return null;
  return (
    <>
      {place === 'console' && <TicketMark />}
      {place !== 'operator' && session.opensOtherCompanies && <CompanySwitch place={place} />}
      <AccountMenu session={session} place={place} />
    </>
  );
}

/** Nothing of a page is drawn before it is known whose it is; without a session the app is on its way to the sign-in. */
function ForWhoIsLoggedIn() {
  const t = useAppTexts();
  const { data: session, error } = useQuery(sessionQuery);
  if (session) return <PagePlace />;
  if (error && !isTurnedAway(error)) throw error;
  return <Skeleton label={t('shell.loading')} />;
}
