import { permissionOfAbility } from '@madang/contract/access/accounts/permissions.ts';
import { consoleHome } from '@madang/contract/kernel/addresses.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { can } from '../../../kernel/calls/can.ts';
import type { ConsoleSection } from '../../../kernel/feature.ts';
import { navigate } from '../../../kernel/navigation/address.ts';
import { PagePlace, useShownPath } from '../../../kernel/navigation/shown-page.tsx';
import { latePart } from '../../../kernel/pages/late-part.tsx';
import { FailedPage } from '../../../kernel/pages/failed.tsx';
import { useFocusOnArrival } from '../../../kernel/pages/focus-on-arrival.ts';
import { useJobsUnderWay } from './api.ts';
import { takeMenuCode } from './menu-codes.ts';
import { type RefusedPageProps, useContributed } from '../../../kernel/sections/contributions.ts';
import { sectionsFor, SectionsContext } from '../../../kernel/sections/sections.ts';
import { isTurnedAway, type Session } from '../../../kernel/session.ts';
import { sessionQuery } from '../../../kernel/session-query.ts';
import { whyAddress } from '../../../kernel/navigation/why-address.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Actions } from '../../../ui/parts/card.tsx';
import { EmptyState, Skeleton } from '../../../ui/parts/states.tsx';
import { SkipLink } from '../../../ui/parts/page-frame.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { ConsoleTabs } from './parts/console-tabs.tsx';
import { LeavingGuard } from './parts/leaving-guard.tsx';
import { Navigation } from './parts/navigation/navigation.tsx';
import { Palette } from './parts/palette.tsx';
import { SectionTextsInLanguage } from './parts/section-texts.tsx';
import { SectionHelpPopup } from './parts/section-help.tsx';
import { Shortcuts } from './parts/shortcuts.tsx';
import { TopBar } from './parts/top-bar.tsx';
import styles from './shell.module.css';
import { useText } from './texts.ts';
import { type Layer, useShortcuts } from './use-shortcuts.ts';

/** It has nothing to say for half a minute. */
const ChangedNote = latePart(async () => (await import('./parts/changed-note.tsx')).ChangedNote);

export interface ShellProps {
  /** Every section of the product; those that the person may not enter are left out here. */
  readonly sections: readonly ConsoleSection[];
  /** Tray of background work. */
  readonly tray: ReactNode;
  /** Language and account, as in the portal. */
  readonly tools: ReactNode;
  /** RTE-10: the links to terms and privacy policy. */
  readonly legal: ReactNode;
}

/** The frame that every section stands in, for those who may enter one; the server asks again at every call. */
export function ConsoleShell(props: ShellProps) {
  const t = useText();
  const { data: session, error } = useQuery(sessionQuery);
  useConsoleDensity();
  // The page is on its way to the sign-in, or to terms that wait.
  if (!session) {
    return error && !isTurnedAway(error) ? <FailedPage thrown={error} /> : <Skeleton label={t('shell.loading')} />;
  }
  if (sectionsFor(props.sections, session.can).length === 0) return <Refused {...props} />;
  return <Frame {...props} session={session} />;
}

function Frame({ sections: all, tray, tools, legal, session }: ShellProps & { readonly session: Session }) {
  const t = useText();
  const [layer, setLayer] = useState<Layer>();
  const isPhone = useMedia('(width < 40rem)');
  const sections = useMemo(() => sectionsFor(all, session.can), [all, session.can]);
  const close = useCallback(() => setLayer(undefined), []);
  const help = { onHelp: () => setLayer('help'), onShortcuts: () => setLayer('shortcuts') };
  const administers = can(session, 'administerCompany');
  const isLedOn = useFirstSection(administers ? undefined : sections[0]);
  const seesJobs = can(session, 'openJobs');
  useJobsUnderWay(administers);
  useShortcuts(setLayer);
  useArrival(sections);
  useFocusOnArrival();
  return (
    <SectionsContext value={sections}>
      <SectionTextsInLanguage>
        <LeavingGuard />
        <SkipLink text={t('shell.skip')} />
        <div className={styles['shell']}>
          <TopBar
            session={session}
            tray={seesJobs && tray}
            tools={tools}
            onPalette={() => setLayer('palette')}
            {...help}
          />
          {isPhone ? (
            <ConsoleTabs {...help} />
          ) : (
            <div className={styles['side']}>
              <Navigation />
            </div>
          )}
          <div className={styles['content']}>
            <main id="content" className={styles['main']} tabIndex={-1}>
              {administers && <ChangedNote />}
              {!isLedOn && <PagePlace />}
            </main>
            <footer className={styles['foot']}>{legal}</footer>
          </div>
        </div>
        <Suspense fallback={null}>
          {layer === 'palette' && <Palette onClose={close} onGo={navigate} {...help} />}
        </Suspense>
        {layer === 'help' && <SectionHelpPopup onClose={close} />}
        {layer === 'shortcuts' && <Shortcuts onClose={close} />}
      </SectionTextsInLanguage>
    </SectionsContext>
  );
}

function Refused({ sections, tools }: Pick<ShellProps, 'sections' | 'tools'>) {
  const t = useText();
  const path = useShownPath() ?? location.pathname;
  const section = sections.find((each) => path === each.path || path.startsWith(`${each.path}/`));
  const permission = section?.permission ?? permissionOfAbility[section?.ability ?? 'administerCompany'];
  const right = { permission, kind: '', id: '' };
  const [RefusedPage = NoHours] = useContributed('refusedPage');
  return (
    <SectionTextsInLanguage>
      <main className={styles['refused']}>
        <div className={styles['refusedTools']}>{tools}</div>
        <h1 className={styles['refusedTitle']}>{section?.title() ?? t('shell.title')}</h1>
        <div className={styles['refusedPage']}>
          <Suspense fallback={<Skeleton label={t('shell.loading')} />}>
            <RefusedPage right={right}>
              <EmptyState
                title={t('shell.refused')}
                text={t('shell.refusedText')}
                action={
                  <Actions>
                    <LinkButton href="/portalapp/home">{t('shell.portal')}</LinkButton>
                    <LinkButton href={whyAddress(right)}>{t('section.why')}</LinkButton>
                  </Actions>
                }
              />
            </RefusedPage>
          </Suspense>
        </div>
      </main>
    </SectionTextsInLanguage>
  );
}

function NoHours({ children }: RefusedPageProps) {
  return children;
}

/** The console is denser than the pages around it; what floats above the page is too. */
function useConsoleDensity() {
  useLayoutEffect(() => {
    document.documentElement.dataset['density'] = 'console';
    return () => {
      delete document.documentElement.dataset['density'];
    };
  }, []);
}

/** WIZ-14: the section that a shortcut tile of the set-up wizard left is entered once, at what the tile says to add. */
function useArrival(sections: readonly ConsoleSection[]) {
  useEffect(() => {
    const left = takeMenuCode();
    const section = left === null ? undefined : sections.find(({ code }) => code === left);
    if (section) navigate(section.actions?.[0]?.path ?? section.path);
  }, [sections]);
}

/** A person who may enter single sections alone has no start page: the first of these is opened in its place. */
function useFirstSection(section: ConsoleSection | undefined): boolean {
  // Of the page that is drawn: the address is ahead of it while the next page is on its way.
  const path = useShownPath();
  const to = path === consoleHome ? section?.path : undefined;
  useEffect(() => {
    if (to !== undefined) navigate(to);
  }, [to]);
  return to !== undefined;
}
