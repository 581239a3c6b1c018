import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAddress } from '../../../../kernel/navigation/address.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { isTurnedAway } from '../../../../kernel/session.ts';
import { DropDown } from '../../../../ui/parts/drop-down.tsx';
import { CountedIcon } from '../../../../ui/marks/counted-icon.tsx';
import { DropList, DropNote } from '../../../../ui/sections/drop-list.tsx';
import { BellIcon } from '../../../../ui/sections/icons.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { noticesQuery } from '../api.ts';
import { useText } from '../texts.ts';
import { useDrawnNotices } from './drawn-notices.ts';
import styles from './notice-menu.module.css';

/**
 * Shows the notices that wait for the administrator: counted on a bell and listed under it, each with the link to its section.
 */
export function NoticeMenu() {
  const t = useText();
  const { data = [] } = useQuery(noticesQuery);
  useNewsOnTheWay();
  const label = (
    <>
      <span>{t('notices.title')}</span>
      {data.length > 0 && <VisuallyHidden>{` ${t('notices.counted', { number: data.length })}`}</VisuallyHidden>}
    </>
  );
  return (
    <DropDown
      label={label}
      name={t('notices.title')}
      tip={t('notices.title')}
      icon={<CountedIcon icon={BellIcon} count={data.length} size={20} />}
    >
      <NoticeList />
    </DropDown>
  );
}

/**
 * Reloads notices between addresses, at most every half minute. A timer would keep an absent administrator's session
 * alive.
 */
function useNewsOnTheWay() {
  const queries = useQueryClient();
  const href = useAddress();
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
        const line = drawn(notice);
        if (!line) return null;
        const { title, text, to, search } = line;
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
