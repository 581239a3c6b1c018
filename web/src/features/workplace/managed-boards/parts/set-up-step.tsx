import type { ManagedBoard, PendingBoardRow } from '@madang/contract/workplace/boards/console.ts';
import { setUpBoards } from '@madang/contract/workplace/boards/limits.ts';
import { boardNameFor } from '@madang/contract/workplace/boards/names.ts';
import { deleteBoard } from '@madang/contract/workplace/boards/wire.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import {
  AddPopup,
  type DraftColumn,
  PresetStep,
  type SetUpCompany,
  type SetUpStepProps,
  usePresets,
} from '../../../ground/set-up-steps/index.ts';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { boardForm, emptyBoard, type TypedBoard } from '../board-form.ts';
import { managedBoardsQuery, useRereadAll } from '../board-calls.ts';
import { makeBoard } from '../make-board.ts';
import { useBoardTexts, useText } from '../texts.ts';
import { BoardFields } from './board-fields.tsx';
import { BoardKinds } from './board-kinds.tsx';

const kinds = ['basic', 'more'] as const;

/** WIZ-10, WIZ-11, WIZ-24: the boards of the set-up, each with its portlet on the home where it is wanted there. */
export function BoardSetUpStep({ company }: SetUpStepProps) {
  const t = useText();
  const boardTexts = useBoardTexts();
  const language = useLanguage();
  const listed = useQuery(managedBoardsQuery);
  const presets = usePresets(company.country);
  const reread = useRereadAll();
  const columns: readonly DraftColumn<TypedBoard>[] = [
    { name: 'boardName' },
    { name: 'englishBoardName', lang: 'en' },
    {
      name: 'showsOnHome',
      width: 'wideTick',
      label: t('home'),
      draw: (field, { values, set }) => (
        <CheckField {...field} label={t('home')} value={values.showsOnHome} onChange={set} />
      ),
    },
  ];
  const itemOf = (board: ManagedBoard | PendingBoardRow) => ({
    key: String(board.boardNumber),
    name: boardNameFor(board, language),
    beside: isCreated(board) && <BoardKinds board={board} />,
    detail: detailOf(board, t),
    remove: () => call(deleteBoard, { query: { boardNumber: board.boardNumber } }),
  });
  return (
    <Listed query={presets}>
      {({ boards }) => (
        <Listed query={listed}>
          {({ items, pendingBoards }) => (
            <PresetStep
              step="boards"
              label={t('suggested.label')}
              addLabel={t('add')}
              suggestions={kinds.map((kind) => ({
                kind,
                title: t(`suggested.${kind}`),
                rows: boards[kind].map((names) => ({ ...emptyBoard, ...names })),
              }))}
              columns={columns}
              schema={boardForm}
              empty={emptyBoard}
              create={(board) => makeBoard(board, company)}
              nameOf={(board) => boardNameFor(board, language)}
              note={t('suggested.note')}
              list={{
                // One whose making was broken off is counted too, so it is shown and can be removed at once.
                lists: [{ title: boardTexts('boards'), items: [...items, ...pendingBoards].map(itemOf) }],
                limit: setUpBoards,
                adds: [{ label: t('add'), popup: (onClose) => <NewBoard company={company} onClose={onClose} /> }],
                empty: { title: boardTexts('noBoards'), text: t('empty') },
                reread,
              }}
            />
          )}
        </Listed>
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
