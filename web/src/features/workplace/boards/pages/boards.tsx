import { boardNameFor } from '@madang/contract/workplace/boards/names.ts';
import { boardsAddress } from '@madang/contract/workplace/boards/pages.ts';
import type { listBoards } from '@madang/contract/workplace/boards/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { can } from '../../../../kernel/calls/can.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { MoreButton } from '../../../../kernel/lists/more-button.tsx';
import { itemsOf } from '../../../../kernel/lists/portions.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { sessionQuery } from '../../../../kernel/session-query.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { DropDown } from '../../../../ui/parts/drop-down.tsx';
import { SectionNav } from '../../../../ui/parts/section-nav.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { allBoardsHref, boardsQuery, type FeedPart, useFeed, writeHref } from '../api.ts';
import { Asked } from '../parts/asked.tsx';
import { BoardsLayout } from '../parts/boards-layout.tsx';
import { FeedRow } from '../parts/feed-row.tsx';
import feed from '../parts/feed.module.css';
import { GoButton } from '../parts/go-button.tsx';
import { MarkReadButton } from '../parts/mark-read-button.tsx';
import { useText } from '../texts.ts';
import { unreadText } from '../unread-text.ts';
import reading from '../../../../ui/parts/reading.module.css';
import styles from './boards.module.css';

/** Shows new or unread posts of all boards that the user can read; the address holds which of the two. */
export function BoardsPage() {
  const t = useText();
  const language = useLanguage();
  usePageTitle(t('boards'));
  const [search, change] = useSearchParams();
  const part: FeedPart = search.get('part') === 'unread' ? 'unread' : 'all';
  const boards = useQuery(boardsQuery);
  const unread = boards.data?.items.reduce((sum, { unreadCount }) => sum + unreadCount, 0) ?? 0;
  const links = (['all', 'unread'] as const).map((each) => ({
    href: each === 'all' ? allBoardsHref : `${allBoardsHref}?part=${each}`,
    label: each === 'all' ? t('all') : [t('unreadPosts'), unreadText(unread, language)].filter(Boolean).join(' '),
    isCurrent: each === part,
  }));
  return (
    <BoardsLayout>
      <header className={styles['head']}>
        <h1 tabIndex={-1}>{t('allPosts')}</h1>
        <Write boards={boards.data?.items ?? []} />
        {unread > 0 && <MarkReadButton />}
      </header>
      <Asked query={boards}>
        {({ items }) =>
          items.length === 0 ? (
            <NoBoards />
          ) : (
            <>
              <SectionNav
                label={t('feedParts')}
                links={links}
                onFollow={(href) => change({ part: href === allBoardsHref ? null : 'unread' }, 'push')}
              />
              <Posts part={part} />
            </>
          )
        }
      </Asked>
    </BoardsLayout>
  );
}

type ListedBoard = AnswerOf<typeof listBoards>['items'][number];

interface WriteProps {
  readonly boards: readonly ListedBoard[];
}

/** The way to write in one of the boards that the person may write in; of several they choose. */
function Write({ boards }: WriteProps) {
  const t = useText();
  const language = useLanguage();
  const open = boards.filter((board) => can(board, 'write'));
  const [first, ...others] = open;
  if (!first) return null;
  if (others.length === 0) {
    return (
      <GoButton variant="primary" href={writeHref(first.boardNumber)}>
        {t('write')}
      </GoButton>
    );
  }
  return (
    <DropDown label={t('write')} name={t('write')} isOutlined>
      {open.map((board) => (
        <Link key={board.boardNumber} to={writeHref(board.boardNumber)}>
          {boardNameFor(board, language)}
        </Link>
      ))}
    </DropDown>
  );
}

/** An administrator is shown where boards are made. */
function NoBoards() {
  const t = useText();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const make = can(session, 'administerCompany') && <LinkButton href={boardsAddress}>{t('makeBoard')}</LinkButton>;
  return <EmptyState title={t('noBoards')} text={t('noBoardsText')} action={make} />;
}

function Posts({ part }: { readonly part: FeedPart }) {
  const t = useText();
  const posts = useFeed(part);
  return (
    <Asked query={posts}>
      {({ pages }) => {
        const items = itemsOf(pages);
        if (items.length === 0) {
          if (part === 'all') return <EmptyState title={t('noPosts')} />;
          return <EmptyState title={t('nothingUnread')} text={t('nothingUnreadText')} />;
        }
        return (
          <section aria-labelledby="posts">
            <VisuallyHidden>
              <h2 id="posts">{t('posts')}</h2>
            </VisuallyHidden>
            <ul className={feed['list']}>
              {items.map((post) => (
                <FeedRow key={post.postId} boardNumber={post.boardNumber} isAnonymous={post.isAnonymous} post={post} />
              ))}
            </ul>
            {posts.hasNextPage && (
              <div className={reading['more']}>
                <MoreButton list={posts} label={t('more')} />
              </div>
            )}
          </section>
        );
      }}
    </Asked>
  );
}
