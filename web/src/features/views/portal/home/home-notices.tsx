import { boardNameFor } from '@madang/contract/workplace/boards/names.ts';
import { consoleHome, setUpAddress, inboxAddress } from '@madang/contract/kernel/addresses.ts';
import type { HomeNotice } from '@madang/contract/views/portal/routes.ts';
import { useHomeNoticeLine } from '../../../../kernel/sections/contributions.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { cx } from '../../../../ui/cx.ts';
import { MailIcon, NoticeIcon, SettingsIcon } from '../../../../ui/icons.tsx';
import { useText } from '../texts.ts';
import styles from './home-notices.module.css';

interface HomeNoticesProps {
  readonly notices: readonly HomeNotice[];
  /** Returns true of a notice that a card shows too: its line is left out where the card is beside the posts. */
  readonly isInCard: (notice: HomeNotice) => boolean;
}

/** Several of one kind differ by their board or ID. */
function keyOf(notice: HomeNotice): string {
  if (notice.kind === 'waitingPosts') return notice.boardNumber.toString();
  return 'loginId' in notice ? `${notice.kind} ${notice.loginId}` : notice.kind;
}

/** Shows the notices that wait for the user, each with its link. */
export function HomeNotices({ notices, isInCard }: HomeNoticesProps) {
  const t = useText();
  const inCard = (is: boolean) => cx(is && styles['inCard']);
  return (
    <section data-waiting="" aria-label={t('home.notices')} className={inCard(notices.every(isInCard))}>
      <ul className={styles['notices']}>
        {notices.map((notice) => (
          <li key={keyOf(notice)} className={inCard(isInCard(notice))}>
            <Notice notice={notice} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notice({ notice }: { readonly notice: HomeNotice }) {
  const t = useText();
  const language = useLanguage();
  if (notice.kind === 'unreadMessages') {
    return (
      <Link className={styles['notice']} to={inboxAddress}>
        <MailIcon />
        <span>{t('home.unreadMessages', { number: notice.count, count: notice.count })}</span>
      </Link>
    );
  }
  if (notice.kind === 'waitingPosts') {
    return (
      <Link className={styles['notice']} to={`/portalapp/boards/${notice.boardNumber}`} search={{ state: 'waiting' }}>
        <NoticeIcon />
        <span>
          {t('home.waitingPosts', {
            number: notice.count,
            count: notice.count,
            board: boardNameFor(notice, language),
          })}
        </span>
      </Link>
    );
  }
  if (notice.kind === 'setUpIsNew' || notice.kind === 'setUpGoesOn') {
    return (
      <a className={styles['notice']} href={setUpAddress}>
        <SettingsIcon />
        <span>{t(`home.${notice.kind}`)}</span>
      </a>
    );
  }
  if (notice.kind === 'setUpRuns' || notice.kind === 'ownSetUpRuns') {
    // What is set up already is on the console's start page, where anyone who runs the set-up ends it.
    return (
      <a className={styles['notice']} href={consoleHome}>
        <SettingsIcon />
        <span>{t(`home.${notice.kind}`)}</span>
      </a>
    );
  }
  return <ContributedNotice notice={notice} />;
}

/** A kind that a capability adds and draws from its own folder. */
function ContributedNotice({ notice }: { readonly notice: HomeNotice }) {
  const line = useHomeNoticeLine(notice.kind);
  if (!line) return null;
  const { icon: LineIcon, to, Words } = line;
  return (
    <Link className={styles['notice']} to={to(notice)}>
      <LineIcon />
      <span>
        <Words notice={notice} />
      </span>
    </Link>
  );
}
