import type { ManagedBoard, PendingBoardRow } from '@madang/contract/boards/console.ts';
import { setUpBoards } from '@madang/contract/boards/limits.ts';
import { boardNameFor } from '@madang/contract/boards/names.ts';
import { deleteBoard } from '@madang/contract/boards/wire.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { useForm } from '../../../kernel/form.ts';
import { Listed } from '../../../kernel/rooms/listed.tsx';
import { AddPopup, type SetUpCompany, type SetUpStepProps, StepList } from '../../set-up-steps/index.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { boardForm, emptyBoard } from '../board-form.ts';
import { managedBoardsQuery, useRereadAll } from '../board-calls.ts';
import { makeBoard } from '../make-board.ts';
import { useBoardTexts, useText } from '../texts.ts';
import { BoardFields } from './board-fields.tsx';
import { BoardKinds } from './board-kinds.tsx';

/** WIZ-10, WIZ-11: the boards of the set-up, each with its portlet on the home where it is wanted there. */
export function BoardSetUpStep({ company }: SetUpStepProps) {
  const t = useText();
  const boardTexts = useBoardTexts();
  const language = useLanguage();
  const listed = useQuery(managedBoardsQuery);
  const reread = useRereadAll();
  return (
    <Listed query={listed}>
      {({ items, pendingBoards }) => (
        <StepList
          lists={[
            {
              title: boardTexts('boards'),
              // One whose making was broken off is counted too, so it is shown and can be removed at once.
              items: [...items, ...pendingBoards].map((board) => ({
                key: String(board.boardNumber),
                name: boardNameFor(board, language),
                beside: isCreated(board) && <BoardKinds board={board} />,
                detail: detailOf(board, t),
                remove: () => call(deleteBoard, { query: { boardNumber: board.boardNumber } }),
              })),
            },
          ]}
          limit={setUpBoards}
          adds={[{ label: t('add'), popup: (onClose) => <NewBoard company={company} onClose={onClose} /> }]}
          empty={{ title: boardTexts('noBoards'), text: t('empty') }}
          reread={reread}
        />
      )}
    </Listed>
  );
}

const isCreated = (board: ManagedBoard | PendingBoardRow): board is ManagedBoard => 'showsOnHome' in board;

function detailOf(board: ManagedBoard | PendingBoardRow, t: ReturnType<typeof useText>): string | undefined {
  if (!isCreated(board)) return t('pending');
  return board.showsOnHome && !board.isRetired ? t('home') : undefined;
}

interface NewBoardProps {
  readonly company: SetUpCompany;
  readonly onClose: () => void;
}

function NewBoard({ company, onClose }: NewBoardProps) {
  const t = useText();
  const reread = useRereadAll();
  const form = useForm({
    schema: boardForm,
    initial: emptyBoard,
    submit: async (board) => {
      await makeBoard(board, company);
      await reread();
    },
    afterSubmit: onClose,
  });
  return (
    <AddPopup title={t('add')} form={form} onClose={onClose}>
      <BoardFields form={form} />
    </AddPopup>
  );
}
