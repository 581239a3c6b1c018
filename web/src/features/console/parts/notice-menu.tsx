import { boardNameFor } from '@madang/contract/boards/names.ts';
import type { ConsoleNotice } from '@madang/contract/console/routes.ts';
import { consoleHome, ownSecurityAddress, roomAddresses, setUpAddress } from '@madang/contract/kernel/addresses.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { thrownText } from '../../../kernel/error-texts.ts';
import { formatDate } from '../../../kernel/formats.ts';
import { isTurnedAway } from '../../../kernel/session.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { DropDown } from '../../../ui/parts/drop-down.tsx';
import { CountedIcon } from '../../../ui/rooms/counted-icon.tsx';
import { DropList, DropNote } from '../../../ui/rooms/drop-list.tsx';
import { BellIcon } from '../../../ui/rooms/icons.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { noticesQuery } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './notice-menu.module.css';

/** What waits for the administrator, counted on a bell and listed under it, each with the way to its room. */
export function NoticeMenu() {
  const t = useText();
  const { data = [] } = useQuery(noticesQuery);
  useNewsOnTheWay();
  const label = (
    <>
      {t('notices.title')}
      {data.length > 0 && <VisuallyHidden> {t('notices.counted', { number: data.length })}</VisuallyHidden>}
    </>
  );
  return (
    <DropDown label={label} name={t('notices.title')} icon={<CountedIcon icon={BellIcon} count={data.length} />}>
      <NoticeList />
    </DropDown>
  );
}

/**
 * Asked again on the way from address to address, half a minute after the last time at the earliest. No timer asks: it
 * would keep the session of an administrator who has left the desk from ending.
 */
function useNewsOnTheWay() {
  const queries = useQueryClient();
  const href = useLocation({ select: (location) => location.href });
  useEffect(() => {
    void queries.prefetchQuery(noticesQuery);
  }, [href, queries]);
}

function NoticeList() {
  const t = useText();
  const drawn = useDrawnNotices();
  // Anyone who opens the list sees what is true now.
  const { data, error } = useQuery({ ...noticesQuery, refetchOnMount: 'always' });
  if (!data) {
    const isFailed = error && !isTurnedAway(error);
    return <DropNote>{isFailed ? thrownText(error) : t('notices.loading')}</DropNote>;
  }
  if (data.length === 0) return <DropNote>{t('notices.nothing')}</DropNote>;
  return (
    <DropList>
      {data.map((notice) => {
        const { title, text, to, search } = drawn(notice);
        const words = (
          <>
            <strong>{title}</strong>
            <span>{text}</span>
          </>
        );
        return (
          <li key={`${notice.kind} ${title}`}>
            {to === undefined ? (
              <p className={styles['notice']}>{words}</p>
            ) : (
              <Link className={styles['notice']} to={to} search={search ?? {}}>
                {words}
              </Link>
            )}
          </li>
        );
      })}
    </DropList>
  );
}

interface Drawn {
  readonly title: string;
  readonly text: string;
  /** Where it is settled; what no one can do anything about leads nowhere. */
  readonly to?: string;
  readonly search?: Readonly<Record<string, string>>;
}

function useDrawnNotices(): (notice: ConsoleNotice) => Drawn {
  const t = useText();
  const language = useLanguage();
  return (notice) => {
    switch (notice.kind) {
      case 'waitingJoins': {
        const date = formatDate(notice.waitsUntil, language);
        const title = t('notices.joins', { number: notice.count });
        return {
          title,
          text: t('notices.joinsText', { date }),
          to: roomAddresses.invitations,
          search: { item: notice.invitationId },
        };
      }
      case 'expiredInvitations': {
        const title = t('notices.expired', { number: notice.count });
        return { title, text: t('notices.expiredText'), to: roomAddresses.invitations, search: { state: 'expired' } };
      }
      case 'waitingPosts': {
        const board = boardNameFor(notice, language);
        const title = t('notices.posts', { board, number: notice.count });
        const to = `/portalapp/boards/${notice.boardNumber}`;
        return { title, text: t('notices.postsText'), to, search: { state: 'waiting' } };
      }
      case 'missingFactors': {
        const title = t('notices.factors', { number: notice.count });
        return notice.isOwn
          ? { title, text: t('notices.factorsOwn'), to: ownSecurityAddress }
          : { title, text: t('notices.factorsText') };
      }
      case 'plannedTerms': {
        const date = formatDate(notice.takesEffectAt, language);
        return { title: t('notices.terms', { number: notice.count }), text: t('notices.termsText', { date }) };
      }
      case 'setUpIsNew':
        return { title: t('notices.setUpIsNew'), text: t('notices.setUpIsNewText'), to: setUpAddress };
      case 'setUpGoesOn':
        return { title: t('notices.setUpGoesOn'), text: t('notices.setUpGoesOnText'), to: setUpAddress };
      case 'setUpRuns':
        return { title: t('notices.setUp'), text: t('notices.setUpText') };
      case 'ownSetUpRuns':
        return { title: t('notices.ownSetUp'), text: t('notices.ownSetUpText'), to: consoleHome };
    }
  };
}
