import type { HolidayRow } from '@madang/contract/anniversaries/holidays.ts';
import { roomAddresses } from '@madang/contract/kernel/addresses.ts';
import { readsKorean } from '@madang/contract/kernel/languages.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { BoardPortlet, HomeAnniversary, HomeLink, readPortalHome } from '@madang/contract/portal/routes.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDate } from '../../../kernel/formats.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { useText } from '../texts.ts';
import styles from './home-portlets.module.css';
import { OutsideLink } from './outside-link.tsx';

type Home = AnswerOf<typeof readPortalHome>;

/** What the company put on its home, in its order. */
export function HomePortlets({ home, mayManage }: { readonly home: Home; readonly mayManage: boolean }) {
  const t = useText();
  return (
    <div className={styles['portlets']}>
      {home.portlets.map((portlet) => {
        switch (portlet.kind) {
          case 'board':
            return <BoardPart key={portlet.boardNumber} portlet={portlet} />;
          case 'anniversaries':
            return (
              <AnniversaryPart key="anniversaries" title={t('home.anniversaries')} mayManage={mayManage} {...home} />
            );
          case 'links':
            return <LinkPart key="links" title={t('home.links')} mayManage={mayManage} links={home.links} />;
        }
      })}
    </div>
  );
}

interface PortletProps {
  readonly id: string;
  readonly title: string;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

function Portlet({ id, title, more, children }: PortletProps) {
  return (
    <section className={styles['portlet']} aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {more}
      </header>
      {children}
    </section>
  );
}

/** What a portlet lists, or the sentence that there is nothing: an empty list would only be heard. */
function Rows({ none, children }: { readonly none: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className={styles['empty']}>{none}</p>;
  return <ul className={styles['rows']}>{children}</ul>;
}

function BoardPart({ portlet }: { readonly portlet: BoardPortlet }) {
  const t = useText();
  const language = useLanguage();
  const { boardNumber, posts } = portlet;
  const title = readsKorean(language) ? portlet.koreanTitle : portlet.englishTitle;
  const board = `/portalapp/boards/${boardNumber}`;
  const more = (
    <Link className={styles['more']} to={board} aria-label={t('home.allOf', { board: title })}>
      {t('home.all')}
    </Link>
  );
  return (
    <Portlet id={`board-${boardNumber}`} title={title} more={more}>
      <Rows none={t('home.noPosts')}>
        {posts.map((post) => (
          <li key={post.postId} className={styles['row']}>
            <Link className={styles['title']} to={`${board}/posts/${post.postId}`}>
              {post.headWord !== '' && <span className={styles['headWord']}>{`${post.headWord} `}</span>}
              {post.title}
            </Link>
            <time className={styles['date']} dateTime={post.writtenAt}>
              {formatDate(post.writtenAt, language)}
            </time>
          </li>
        ))}
      </Rows>
    </Portlet>
  );
}

/** The room where all of it stands, for anyone who may change it there: an empty portlet is to be filled. */
function Room({ of, path }: { readonly of: string; readonly path: string }) {
  const t = useText();
  return (
    <a className={styles['more']} href={path} aria-label={t('home.allOf', { board: of })}>
      {t('home.all')}
    </a>
  );
}

interface AnniversaryPartProps {
  readonly title: string;
  readonly mayManage: boolean;
  readonly anniversaries: readonly HomeAnniversary[];
  readonly holidays: readonly HolidayRow[];
}

function AnniversaryPart({ title, mayManage, anniversaries, holidays }: AnniversaryPartProps) {
  const t = useText();
  const language = useLanguage();
  const days = [
    ...anniversaries,
    ...holidays.map(({ from, name, kind }) => ({ date: from, subject: name, isHoliday: kind !== 'workday' })),
  ].toSorted((one, other) => one.date.localeCompare(other.date));
  return (
    <Portlet
      id="anniversaries"
      title={title}
      more={mayManage && <Room of={title} path={roomAddresses.anniversaries} />}
    >
      <Rows none={t('home.noAnniversaries')}>
        {days.map(({ date, subject, isHoliday }) => (
          <li key={date + subject} className={styles['row']}>
            <span className={styles['title']}>
              {subject}
              {isHoliday && <span className={styles['date']}> {t('home.holiday')}</span>}
            </span>
            <time className={styles['date']} dateTime={date}>
              {formatDate(date, language)}
            </time>
          </li>
        ))}
      </Rows>
    </Portlet>
  );
}

interface LinkPartProps {
  readonly title: string;
  readonly mayManage: boolean;
  readonly links: readonly HomeLink[];
}

function LinkPart({ title, mayManage, links }: LinkPartProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <Portlet id="links" title={title} more={mayManage && <Room of={title} path={roomAddresses.quickLinks} />}>
      <Rows none={t('home.noLinks')}>
        {links.map((link) => (
          <li key={link.linkId} className={styles['row']}>
            <OutsideLink
              className={styles['title']}
              link={link}
              title={readsKorean(language) ? link.koreanTitle : link.englishTitle}
            />
          </li>
        ))}
      </Rows>
    </Portlet>
  );
}
