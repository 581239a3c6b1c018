import { addBoard, changeBoard, reopenBoard, retireBoard, type ManagedBoard } from '@madang/contract/boards/console.ts';
import { boardFlags } from '@madang/contract/boards/rules.ts';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { thrownText } from '../../../kernel/error-texts.ts';
import { useForm } from '../../../kernel/form.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Actions, Stack } from '../../../ui/parts/card.tsx';
import { SidePanel } from '../../../ui/rooms/side-panel.tsx';
import { boardNameIn } from '../api.ts';
import { boardForm, choices, emptyBoard, typedBoard } from '../board-form.ts';
import { useRereadAll } from '../console-api.ts';
import { useText } from '../texts.ts';

interface BoardPanelProps {
  /** Absent: a new one. */
  readonly board: ManagedBoard | undefined;
  readonly onClose: () => void;
}

/** A board's settings; a closed board is opened again from here. */
export function BoardPanel({ board, onClose }: BoardPanelProps) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const reread = useRereadAll();
  const [initial] = useState(() => (board ? typedBoard(board) : emptyBoard));
  const form = useForm({
    schema: boardForm,
    initial,
    submit: async (body) => {
      if (board) await call(changeBoard, { params: { boardNumber: board.boardNumber }, body });
      else await call(addBoard, { body });
      await reread();
      notices.toast(t('room.saved'));
    },
    afterSubmit: onClose,
  });
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return (
    <SidePanel title={board ? boardNameIn(board, language) : t('room.add')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <TextField {...form.field('boardName')} />
          <TextField {...form.field('englishBoardName')} help={t('room.englishHelp')} />
          <CheckField {...form.field('showsOnHome')} label={t('room.showsOnHome')} />
          {boardFlags.map((flag) => (
            <CheckField key={flag} {...form.field(flag)} label={t(`flags.${flag}`)} />
          ))}
          <SelectField {...form.field('viewGrade')} options={options(choices.grades)} help={t('room.gradeHelp')} />
          <SelectField {...form.field('writeGrade')} options={options(choices.grades)} />
          <SelectField {...form.field('replyGrade')} options={options(choices.grades)} />
          <CheckField {...form.field('usesValidity')} label={t('room.usesValidity')} />
          {form.values.usesValidity && (
            <>
              <SelectField {...form.field('validityDays')} options={options(choices.days)} />
              <SelectField {...form.field('keepMonths')} options={options(choices.months)} />
            </>
          )}
          <Actions>
            <Button type="submit" look="primary" busy={form.busy}>
              {t('save')}
            </Button>
            <Button onClick={onClose}>{t('cancel')}</Button>
            {board && <RetireButton board={board} />}
          </Actions>
        </Stack>
      </form>
    </SidePanel>
  );
}

/** Closing has an inverse, so it is done at once and says how to take it back. */
function RetireButton({ board }: { readonly board: ManagedBoard }) {
  const t = useText();
  const notices = useNotices();
  const reread = useRereadAll();
  const params = { boardNumber: board.boardNumber };
  const tell = (thrown: unknown) => notices.alert(thrownText(thrown));
  const reopen = async () => {
    await call(reopenBoard, { params });
    await reread();
  };
  const retire = async () => {
    await call(retireBoard, { params });
    await reread();
    notices.undoable(t('room.retiredNow'), reopen);
  };
  return board.isRetired ? (
    <Button onClick={() => void reopen().catch(tell)}>{t('room.reopen')}</Button>
  ) : (
    <Button look="danger" onClick={() => void retire().catch(tell)}>
      {t('room.retire')}
    </Button>
  );
}
