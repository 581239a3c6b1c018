import { boardNameFor } from '@madang/contract/workplace/boards/names.ts';
import { postStates, type BoardView, type PostRow } from '@madang/contract/workplace/boards/routes.ts';
import type { ShownCategory } from '@madang/contract/workplace/item-categories/rules.ts';
import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import type { PageProps } from '../../../../kernel/feature.ts';
import { MoreButton } from '../../../../kernel/lists/more-button.tsx';
import { itemsOf } from '../../../../kernel/lists/portions.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { boardsQuery, usePosts, writeHref } from '../api.ts';
import { Asked } from '../parts/asked.tsx';
import { BoardsLayout } from '../parts/boards-layout.tsx';
import { GoButton } from '../parts/go-button.tsx';
import { MarkReadButton } from '../parts/mark-read-button.tsx';
import { PostList } from '../parts/post-list.tsx';
import { useText } from '../texts.ts';
import reading from '../../../../ui/parts/reading.module.css';
import styles from './boards.module.css';

/** Search tools, loaded after the posts so that users who only read do not wait for them. */
const BoardTools = lazy(async () => ({ default: (await import('../parts/board-tools.tsx')).BoardTools }));

/** A board: its posts, the pinned before the newest, its search, and the way to write; keyword and state stand in the address. */
export function BoardPage({ params }: PageProps) {
  const t = useText();
  const language = useLanguage();
  const boardNumber = Number(params['boardNumber']);
  const [search, change] = useSearchParams();
  const keyword = search.get('keyword') ?? '';
  const state = postStates.find((each) => each === search.get('state')) ?? 'shown';
  const posts = usePosts(boardNumber, { keyword, state });
  const board = posts.data?.pages[0]?.board;
  const states = statesFor(board);
  const name = board ? boardNameFor(board, language) : t('boards');
  usePageTitle(name);
  const write = can(board, 'write') && (
    <GoButton variant="primary" href={writeHref(boardNumber)}>
      {t('write')}
    </GoButton>
  );
  const boards = useQuery(boardsQuery);
  const listed = boards.data?.items.find((each) => each.boardNumber === boardNumber);
  const isAnyUnread = listed !== undefined && listed.unreadCount > 0;
  return (
    <BoardsLayout current={boardNumber}>
      <header className={styles['head']}>
        <h1 tabIndex={-1}>{name}</h1>
        <span className={styles['acts']}>
          {isAnyUnread && <MarkReadButton boardNumber={boardNumber} />}
          {write}
        </span>
      </header>
      {listed && listed.categories.length > 0 && <BoardCategories categories={listed.categories} />}
      {board && <BoardNotes board={board} />}
      <Asked query={posts}>
        {({ pages }) => (
          <>
            <Suspense fallback={<div className={styles['tools']} />}>
              <BoardTools {...{ keyword, state, states }} onChange={(changed) => change(changed, 'push')} />
            </Suspense>
            {pages.some(({ items, pinned }) => items.length + pinned.length > 0) ? (
              <section aria-labelledby="posts">
                <VisuallyHidden>
                  <h2 id="posts">{t('posts')}</h2>
                </VisuallyHidden>
                <PostList
                  boardNumber={boardNumber}
                  isAnonymous={board?.isAnonymous ?? false}
                  posts={[...pages.flatMap(({ pinned }) => pinned), ...itemsOf(pages)]}
                />
              </section>
            ) : keyword ? (
              <EmptyState title={t('nothingFound', { keyword })} />
            ) : (
              <EmptyState title={t('noPosts')} action={state === 'shown' && write} />
            )}
            {posts.hasNextPage && (
              <div className={reading['more']}>
                <MoreButton list={posts} label={t('more')} />
              </div>
            )}
          </>
        )}
      </Asked>
    </BoardsLayout>
  );
}

/** CAT-01: categories of a board, as its readers see them. */
function BoardCategories({ categories }: { readonly categories: readonly ShownCategory[] }) {
  const t = useText();
  const language = useLanguage();
  return (
    <ul className={styles['categories']} aria-label={t('categories')}>
      {categories.map(({ koreanTitle, englishTitle }) => (
        <li key={koreanTitle}>{readsKorean(language) ? koreanTitle : englishTitle}</li>
      ))}
    </ul>
  );
}

/** Shows how a board differs from an ordinary one; nothing for an ordinary board. */
function BoardNotes({ board }: { readonly board: BoardView }) {
  const t = useText();
  const notes = [board.isAnonymous && t('anonymous'), !can(board, 'write') && t('readOnly')].filter(Boolean);
  return notes.length > 0 && <p className={styles['notes']}>{notes.join(' · ')}</p>;
}

/**
 * Returns the post states to offer: waiting and expired posts for the board's moderators; writers also see their own waiting
 * posts.
 */
function statesFor(board: BoardView | undefined): readonly PostRow['state'][] {
  if (can(board, 'moderate')) return postStates;
  return board?.needsApproval && can(board, 'write') ? ['shown', 'waiting'] : ['shown'];
}
