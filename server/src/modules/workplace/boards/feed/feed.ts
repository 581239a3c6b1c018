import type { FeedPost, HomeFeed } from '@madang/contract/workplace/boards/feed.ts';
import { feedRows } from '@madang/contract/workplace/boards/limits.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import type { Keyring } from '../../../../kernel/crypto/keyring.ts';
import type { Answers } from '../../../../kernel/db/query-batch.ts';
import { portionOf } from '../../../../kernel/lists/list-answers.ts';
import { cutPage } from '../positions.ts';
import type { homeFeedQueries, StoredFeedPost } from './feed.sql.ts';

/** The list that positions in a company's feed are sealed for. */
export function feedPlace(companyCode: string): string {
  return `feed/${companyCode}`;
}

interface FeedPage {
  readonly keyring: Keyring;
  readonly companyCode: string;
  readonly rows: number;
  readonly after?: string | undefined;
}

/** A page of the feed, of which one row more was read than it holds. */
export function presentFeed(
  found: readonly StoredFeedPost[],
  { keyring, companyCode, rows, after }: FeedPage,
): List<FeedPost> {
  const { page, next } = cutPage(found, { rows, keyring, list: feedPlace(companyCode) });
  return portionOf(page.map(presentPost), { after, next });
}

function presentPost({ position: _sealed, ...post }: StoredFeedPost): FeedPost {
  return post;
}

/** Returns the board content of the home, from the answers to `homeFeedQueries`. */
export function presentHomeFeed(
  { homeFeed: [found] }: Answers<ReturnType<typeof homeFeedQueries>>,
  { keyring, companyCode }: Pick<FeedPage, 'keyring' | 'companyCode'>,
): HomeFeed {
  const pinned = found?.pinned[0];
  return {
    pinned: pinned ? presentPost(pinned) : null,
    posts: presentFeed(found?.posts ?? [], { keyring, companyCode, rows: feedRows.home }),
    boards: found?.boards ?? [],
  };
}
