import type { FeedPost, HomeFeed } from '@madang/contract/workplace/boards/feed.ts';
import { boardNameFor } from '@madang/contract/workplace/boards/names.ts';
import { feedRows } from '@madang/contract/workplace/boards/limits.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { Tabs } from '../../../../ui/parts/tabs.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { allBoardsHref, boardHref, useHomeFeed } from '../api.ts';
import { useText } from '../texts.ts';
import { Asked } from './asked.tsx';
import styles from './board-feed.module.css';
import { FeedRow } from './feed-row.tsx';
import feed from './feed.module.css';

/** Shows new posts of the home's boards: all, the unread ones, or those of one board. */
export function BoardFeed({ feed: home }: { readonly feed: HomeFeed }) {
  const t = useText();
  const language = useLanguage();
  const [tab, setTab] = useState<string>('all');
  const boards = home.boards.map((board) => ({ id: String(board.boardNumber), label: boardNameFor(board, language) }));
  const tabs = [{ id: 'all', label: t('all') }, { id: 'unread', label: t('unreadPosts') }, ...boards];
  const active = tabs.some(({ id }) => id === tab) ? tab : 'all';
  const unpinned = home.posts.items.filter(({ postId }) => postId !== home.pinned?.postId);
  return (
    <section className={styles['card']} aria-labelledby="feed">
      <VisuallyHidden>
        <h2 id="feed">{t('newPosts')}</h2>
      </VisuallyHidden>
      <Tabs label={t('feedParts')} tabs={tabs} active={active} onChange={setTab}>
        {active === 'all' ? (
          <Rows posts={unpinned} none={t('noPosts')} more={allBoardsHref} />
        ) : (
          <Behind key={active} tab={active === 'unread' ? 'unread' : Number(active)} />
        )}
      </Tabs>
    </section>
  );
}

/** Shows the posts of a tab once it is opened. */
function Behind({ tab }: { readonly tab: 'unread' | number }) {
  const t = useText();
  const isUnread = tab === 'unread';
  const more = isUnread ? `${allBoardsHref}?part=unread` : boardHref(tab);
  return (
    <div>
      <Asked query={useHomeFeed(tab)}>
        {({ items }) => (
          <Rows posts={items.slice(0, feedRows.home)} none={isUnread ? t('nothingUnread') : t('noPosts')} more={more} />
        )}
      </Asked>
    </div>
  );
}

interface RowsProps {
  readonly posts: readonly FeedPost[];
  readonly none: string;
  readonly more: string;
}

function Rows({ posts, none, more }: RowsProps) {
  const t = useText();
  if (posts.length === 0) return <EmptyState title={none} />;
  return (
    <>
      <ul>
        {posts.map((post) => (
          <FeedRow key={post.postId} boardNumber={post.boardNumber} isAnonymous={post.isAnonymous} post={post} />
        ))}
      </ul>
      <Link className={feed['more']} to={more}>
        {t('morePosts')}
      </Link>
    </>
  );
}
