import type { ManagedBoard } from '@madang/contract/workplace/boards/console.ts';
import { boardNameFor } from '@madang/contract/workplace/boards/names.ts';
import { inTree } from '@madang/contract/workplace/boards/tree.ts';
import { useQuery } from '@tanstack/react-query';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { useOrder } from '../../../../kernel/sections/use-order.ts';
import { addressWith } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { StateBadge } from '../../../../ui/marks/state-badge.tsx';
import { Tick } from '../../../../ui/marks/tick.tsx';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { BoardIcon } from '../../../../ui/sections/icons.tsx';
import { Movers } from '../../../../ui/sections/movers.tsx';
import { inOrder, moved } from '../../../../ui/sections/sorted-keys.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { withOrdinal } from '../../../../ui/with-ordinal.ts';
import { managedBoardsQuery, sendOrder, useRereadAll } from '../board-calls.ts';
import { CategoryChips, useCategoryFilter } from '../../item-categories/index.ts';
import { BoardKinds } from '../parts/board-kinds.tsx';
import { BoardPanel } from '../parts/board-panel.tsx';
import { useBoardTexts, useText } from '../texts.ts';
import styles from './manage-boards.module.css';

/** BRD-02: the company's boards, their order, and each of them in the panel. */
export function ManageBoardsPage() {
  const t = useText();
  const boardTexts = useBoardTexts();
  const { admits, ...filter } = useCategoryFilter('board');
  return (
    <ListSection
      title={boardTexts('boards')}
      lead={t('lead')}
      query={useQuery(managedBoardsQuery)}
      keyOf={keyOf}
      rowsOf={({ items }) => items.filter((board) => admits(keyOf(board)))}
      {...filter}
      adds={[{ label: t('add'), panel: 'new' }]}
      empty={{ icon: <BoardIcon />, title: boardTexts('noBoards'), text: t('empty') }}
      panel={({ row, panel, close }) =>
        (row || panel === 'new') && <BoardPanel key={row?.boardNumber ?? 'new'} board={row} onClose={close} />
      }
    >
      {(boards, { openKey, onOpen }) => (
        <BoardTable
          boards={boards}
          openKey={openKey}
          isPart={filter.onClear !== undefined}
          onOpen={(board) => onOpen(keyOf(board))}
        />
      )}
    </ListSection>
  );
}

interface BoardTableProps {
  readonly boards: readonly ManagedBoard[];
  readonly openKey: string | null;
  /** Filtered: a part of the boards has no order to be made. */
  readonly isPart: boolean;
  readonly onOpen: (board: ManagedBoard) => void;
}

const keyOf = ({ boardNumber }: ManagedBoard) => String(boardNumber);

function BoardTable({ boards, openKey, isPart, onOpen }: BoardTableProps) {
  const t = useText();
  const boardTexts = useBoardTexts();
  const language = useLanguage();
  const { order, put } = useOrder({ send: sendOrder, reread: useRereadAll() });
  const tree = inTree(inOrder(boards, keyOf, order));
  const levels = new Map(tree.map(({ board, level }) => [board, level]));
  const shown = tree.map(({ board }) => board);
  const open = shown.filter(isOpen).map(keyOf);
  const besides = (key: string) => {
    const upper = upperOf(boards, key);
    return open.filter((each) => upperOf(boards, each) === upper);
  };
  const onMove = (key: string, place: number) => {
    const onto = open[place];
    // The order is of boards side by side; under which board one stands is decided in its panel.
    if (onto === undefined || !besides(key).includes(onto)) return;
    const board = boards.find((each) => keyOf(each) === key);
    const name = board ? boardNameFor(board, language) : key;
    void put({ keys: moved(open, key, place), expected: order ?? boards.filter(isOpen).map(keyOf), key, name });
  };
  const accessibleName = withOrdinal(shown, (board) => boardNameFor(board, language));
  const arrows = (board: ManagedBoard) => {
    const key = keyOf(board);
    const siblings = besides(key);
    const place = siblings.indexOf(key);
    return (
      <Movers
        name={accessibleName(board)}
        isFirst={place === 0}
        isLast={place === siblings.length - 1}
        hasGrip
        onMove={(by) => onMove(key, open.indexOf(siblings[place + by] ?? key))}
      />
    );
  };
  return (
    <DataTable
      caption={boardTexts('boards')}
      rows={shown}
      rowKey={keyOf}
      rowName={(board) => boardNameFor(board, language)}
      rowHref={({ boardNumber }) => addressWith({ item: String(boardNumber), panel: null })}
      onOpen={onOpen}
      openKey={openKey}
      {...(!isPart && { order: { keys: open, onMove } })}
      line={({ isRetired }) => <BoardState isRetired={isRetired} />}
      columns={[
        {
          id: 'name',
          title: t('name'),
          isHeader: true,
          cell: (board) => <BoardName board={board} boards={boards} level={levels.get(board) ?? 0} />,
        },
        {
          id: 'state',
          title: t('state'),
          cell: ({ isRetired }) => <BoardState isRetired={isRetired} />,
          isWhole: true,
        },
        {
          id: 'home',
          title: t('home'),
          cell: (board) => <Tick on={isOnHome(board)} yes={t('yes')} />,
        },
        { id: 'posts', title: t('posts'), align: 'end', cell: ({ postCount }) => postCount },
        {
          id: 'order',
          title: t('order'),
          align: 'end',
          isWhole: true,
          isBeside: true,
          cell: (board) => !isPart && !board.isRetired && arrows(board),
        },
      ]}
    />
  );
}

const isOpen = ({ isRetired }: ManagedBoard) => !isRetired;

/** Levels beyond are set in as far as this one. */
const deepestDrawn = 3;

/** The upper board where it is in the list. */
function upperOf(boards: readonly ManagedBoard[], key: string): number | null {
  const upper = boards.find((board) => keyOf(board) === key)?.upperBoardNumber ?? null;
  return boards.some(({ boardNumber }) => boardNumber === upper) ? upper : null;
}

/** A closed board keeps its place on the home and is not seen there. */
const isOnHome = ({ showsOnHome, isRetired }: ManagedBoard) => showsOnHome && !isRetired;

function BoardState({ isRetired }: Pick<ManagedBoard, 'isRetired'>) {
  const t = useText();
  return <StateBadge tone={isRetired ? 'past' : 'usual'}>{t(isRetired ? 'retired' : 'open')}</StateBadge>;
}

interface BoardNameProps {
  readonly board: ManagedBoard;
  readonly boards: readonly ManagedBoard[];
  readonly level: number;
}

/** Its name, set in by its level; who does not see that hears its upper board. */
function BoardName({ board, boards, level }: BoardNameProps) {
  const t = useText();
  const language = useLanguage();
  const upper = boards.find(({ boardNumber }) => boardNumber === board.upperBoardNumber);
  return (
    <span className={styles['name']} data-level={Math.min(level, deepestDrawn)}>
      <span>{boardNameFor(board, language)}</span>
      {upper && <VisuallyHidden>{` (${t('place.under', { name: boardNameFor(upper, language) })})`}</VisuallyHidden>}
      <BoardKinds board={board} />
      <CategoryChips kind="board" itemId={keyOf(board)} />
    </span>
  );
}
