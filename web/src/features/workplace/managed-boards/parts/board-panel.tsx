import {
  addBoard,
  changeBoard,
  reopenBoard,
  retireBoard,
  type ManagedBoard,
} from '@madang/contract/workplace/boards/console.ts';
import { boardNameFor } from '@madang/contract/workplace/boards/names.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useEditConflict, useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { useDone } from '../../../../ui/repeated/repeated.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { ItemCategories } from '../../item-categories/index.ts';
import { boardForm, emptyBoard, shownBoard, typedBoard } from '../board-form.ts';
import { useRereadAll } from '../board-calls.ts';
import { useBoardTexts, useText } from '../texts.ts';
import { BoardPlace } from './board-place.tsx';
import { BoardFields } from './board-fields.tsx';
import { BoardReaders } from './board-readers.tsx';

interface BoardPanelProps {
  /** Absent: a new one. */
  readonly board: ManagedBoard | undefined;
  readonly onClose: () => void;
}

/** A board's settings; a closed board is opened again from here. */
export function BoardPanel({ board, onClose }: BoardPanelProps) {
  const t = useText();
  const language = useLanguage();
  const [loaded, load] = useLoadedAnew(useRereadAll());
  return (
    <SidePanel
      title={board ? boardNameFor(board, language) : t('add')}
      onClose={onClose}
      beginsAtField={!board}
      repeats={!board}
    >
      <Stack>
        <BoardForm key={loaded} {...{ board, load, onClose }} />
        {board && <BoardPlace key={String(board.upperBoardNumber)} board={board} />}
        {board && <BoardReaders boardNumber={board.boardNumber} />}
        {board && <ItemCategories kind="board" itemId={String(board.boardNumber)} />}
      </Stack>
    </SidePanel>
  );
}

function BoardForm({ board, load, onClose }: BoardPanelProps & { readonly load: () => Promise<void> }) {
  const t = useText();
  const boardTexts = useBoardTexts();
  const language = useLanguage();
  const notices = useNotices();
  const done = useDone();
  const reread = useRereadAll();
  const [expected] = useState(() => board && shownBoard(board));
  const form = useForm({
    schema: boardForm,
    initial: expected ? typedBoard(expected) : emptyBoard,
    refusals: useEditConflict(load),
    submit: async (body) => {
      if (board) await call(changeBoard, { params: { boardNumber: board.boardNumber }, body: { ...body, expected } });
      else await call(addBoard, { body });
      await reread();
      notices.toast(t('saved', { name: boardNameFor(body, language) }));
    },
    afterSubmit: () => done(onClose),
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <BoardFields form={form} before={expected && typedBoard(expected)} isRetired={board?.isRetired} />
        <FormActions submit={boardTexts('save')} busy={form.busy} onCancel={onClose}>
          {board && <RetireButton board={board} />}
        </FormActions>
      </Stack>
    </form>
  );
}

/** Closing has an inverse, so it is done at once and says how to take it back. */
function RetireButton({ board }: { readonly board: ManagedBoard }) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const undoable = useUndoable();
  const reread = useRereadAll();
  const params = { boardNumber: board.boardNumber };
  const notify = (thrown: unknown) => notices.showError(thrown);
  const reopen = async () => {
    await call(reopenBoard, { params });
    await reread();
  };
  const retire = async () => {
    const changed = await sendChange(retireBoard, { params });
    await reread();
    undoable(t('retiredNow', { name: boardNameFor(board, language) }), changed, reread);
  };
  return board.isRetired ? (
    <Button onClick={() => void reopen().catch(notify)}>{t('reopen')}</Button>
  ) : (
    <Button variant="danger" onClick={() => void retire().catch(notify)}>
      {t('retire')}
    </Button>
  );
}
