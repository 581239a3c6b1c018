import { boardNameFor } from '@madang/contract/workplace/boards/names.ts';
import type { ListedBoard } from '@madang/contract/workplace/boards/routes.ts';
import { inTree } from '@madang/contract/workplace/boards/tree.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { ChevronDownIcon } from '../../../../ui/icons.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { allBoardsHref, boardHref, boardsQuery } from '../api.ts';
import { useText } from '../texts.ts';
import { unreadText } from '../unread-text.ts';
import styles from './board-nav.module.css';

interface BoardNavProps {
  /** The board that is open; undefined for the posts of all boards. */
  readonly current: number | undefined;
}

/** The boards beside a page of one of them; on a phone behind a button that says which is open. */
export function BoardNav({ current }: BoardNavProps) {
  const t = useText();
  const language = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(boardsQuery);
  const boards = data?.items ?? [];
  const open = boards.find(({ boardNumber }) => boardNumber === current);
  // What stands below a favourite goes with it.
  const favourites = boards.filter((board) => isOfFavourite(board, boards));
  const others = boards.filter((board) => !favourites.includes(board));
  const close = () => setOpen(false);
  return (
    <nav className={styles['nav']} aria-label={t('boards')}>
      <button
        type="button"
        className={styles['button']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <VisuallyHidden>{`${t('chooseBoard')}: `}</VisuallyHidden>
        <span className={styles['name']}>{open ? boardNameFor(open, language) : t('allPosts')}</span>
        <ChevronDownIcon />
      </button>
      {/* One stop of the Tab key, however many boards there are; arrows go on from there. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys move between the links in it */}
      <div id={id} className={styles['lists']} data-open={isOpen || undefined} onKeyDown={moveFocus}>
        <ul>
          <li>
            <Link
              className={styles['link']}
              to={allBoardsHref}
              aria-current={current === undefined ? 'page' : undefined}
              tabIndex={open ? -1 : 0}
              onClick={close}
            >
              <span className={styles['name']}>{t('allPosts')}</span>
            </Link>
          </li>
        </ul>
        <Group title={t('favourites')} boards={favourites} all={boards} current={current} onFollow={close} />
        <Group
          title={favourites.length > 0 ? t('otherBoards') : t('boards')}
          boards={others}
          all={boards}
          current={current}
          onFollow={close}
        />
      </div>
    </nav>
  );
}

/** True of a favourite, and of a board below one. */
function isOfFavourite({ isFavourite, upperBoardNumber }: ListedBoard, boards: readonly ListedBoard[]): boolean {
  if (isFavourite || upperBoardNumber === null) return isFavourite;
  const upper = boards.find(({ boardNumber }) => boardNumber === upperBoardNumber);
  return upper !== undefined && isOfFavourite(upper, boards);
}

interface GroupProps extends BoardNavProps {
  readonly title: string;
  readonly boards: readonly ListedBoard[];
  /** All boards with those of other groups, one of which may be the upper board. */
  readonly all: readonly ListedBoard[];
  readonly onFollow: () => void;
}

function Group({ title, boards, all, current, onFollow }: GroupProps) {
  const language = useLanguage();
  const id = useId();
  if (boards.length === 0) return null;
  return (
    <>
      <p id={id} className={styles['group']}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {inTree(boards).map(({ board, level }) => (
          <li key={board.boardNumber}>
            <Link
              className={styles['link']}
              data-level={Math.min(level, deepestDrawn)}
              to={boardHref(board.boardNumber)}
              aria-current={board.boardNumber === current ? 'page' : undefined}
              tabIndex={board.boardNumber === current ? 0 : -1}
              onClick={onFollow}
            >
              <span className={styles['name']}>{boardNameFor(board, language)}</span>
              <Upper board={board} boards={all} />
              <UnreadCount count={board.unreadCount} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Levels beyond are set in as far as this one. */
const deepestDrawn = 3;

/** Names the upper board for those who hear the list. */
function Upper({ board, boards }: { readonly board: ListedBoard; readonly boards: readonly ListedBoard[] }) {
  const t = useText();
  const language = useLanguage();
  const upper = boards.find(({ boardNumber }) => boardNumber === board.upperBoardNumber);
  return upper && <VisuallyHidden>{` (${t('under', { name: boardNameFor(upper, language) })})`}</VisuallyHidden>;
}

/** Shows the number of unread posts in a badge. */
function UnreadCount({ count }: { readonly count: number }) {
  const t = useText();
  const language = useLanguage();
  const shown = unreadText(count, language);
  if (shown === '') return null;
  return (
    <span className={styles['count']}>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{` ${t('unreadCount', { number: shown })}`}</VisuallyHidden>
    </span>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: links.length - 1,
  };
  const place = places[event.key];
  if (at < 0 || place === undefined) return;
  event.preventDefault();
  links[place]?.focus();
}
