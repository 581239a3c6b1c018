import { boardNameFor } from '@madang/contract/boards/names.ts';
import { postStates, type BoardView, type PostRow } from '@madang/contract/boards/routes.ts';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { can } from '../../../kernel/calls/can.ts';
import { usePageTitle } from '../../../kernel/document-title.ts';
import type { PageProps } from '../../../kernel/feature.ts';
import { MoreButton } from '../../../kernel/lists/more-button.tsx';
import { itemsOf } from '../../../kernel/lists/portions.ts';
import { useSearchParams } from '../../../kernel/search-param.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { EmptyState } from '../../../ui/parts/states.tsx';
import { usePosts, writeHref } from '../api.ts';
import { Asked } from '../parts/asked.tsx';
import { GoButton } from '../parts/go-button.tsx';
import { PostList } from '../parts/post-list.tsx';
import { useText } from '../texts.ts';
import reading from '../../../ui/parts/reading.module.css';
import styles from './boards.module.css';

/** A board: its posts, newest first, its search, and the way to write; keyword and state stand in the address. */
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
  return (
    <div className={reading['page']}>
      <Link className={styles['back']} to="/portalapp/boards">
        {t('boards')}
      </Link>
      <header className={styles['head']}>
        <h1 tabIndex={-1}>{name}</h1>
        {write}
      </header>
      <Asked query={posts}>
        {({ pages }) => (
          <>
            <div className={styles['tools']}>
              <Search key={keyword} value={keyword} onSearch={(typed) => change({ keyword: typed || null }, 'push')} />
              {board && states.length > 1 && (
                <StateChoice
                  {...{ state, states }}
                  onChange={(to) => change({ state: to === 'shown' ? null : to }, 'push')}
                />
              )}
            </div>
            {pages.some(({ items }) => items.length > 0) ? (
              <PostList boardNumber={boardNumber} posts={itemsOf(pages)} />
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
    </div>
  );
}

function Search({ value, onSearch }: { readonly value: string; readonly onSearch: (typed: string) => void }) {
  const t = useText();
  const [typed, setTyped] = useState(value);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form className={styles['search']} role="search" onSubmit={send}>
      <TextField
        label={t('search')}
        name="keyword"
        type="search"
        value={typed}
        onChange={setTyped}
        action={<Button type="submit">{t('searchButton')}</Button>}
      />
    </form>
  );
}

/** What waits and what is over is for those who look after the board; anyone who writes in it sees their own that waits. */
function statesFor(board: BoardView | undefined): readonly PostRow['state'][] {
  if (can(board, 'moderate')) return postStates;
  return board?.needsApproval && can(board, 'write') ? ['shown', 'waiting'] : ['shown'];
}

interface StateChoiceProps {
  readonly state: PostRow['state'];
  readonly states: readonly PostRow['state'][];
  readonly onChange: (state: string) => void;
}

function StateChoice({ state, states, onChange }: StateChoiceProps) {
  const t = useText();
  const options = states.map((value) => ({ value, label: t(`states.${value}`) }));
  return <SelectField label={t('state')} value={state} onChange={onChange} options={options} />;
}
