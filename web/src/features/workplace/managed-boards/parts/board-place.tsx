import type { ManagedBoard } from '@madang/contract/workplace/boards/console.ts';
import { boardNameFor } from '@madang/contract/workplace/boards/names.ts';
import { inTree, placeBoard } from '@madang/contract/workplace/boards/tree.ts';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
import { managedBoardsQuery, useRereadAll } from '../board-calls.ts';
import { useText } from '../texts.ts';
import styles from './board-place.module.css';

const top = '';
const placeForm = z.strictObject({ upperBoardNumber: z.string() });

/** Boards that the board can stand under: all but itself and those below it. */
function uppersOf(board: ManagedBoard, boards: readonly ManagedBoard[]) {
  const tree = inTree(boards);
  const at = tree.findIndex((each) => each.board.boardNumber === board.boardNumber);
  const level = tree[at]?.level ?? 0;
  const after = tree.slice(at + 1);
  const end = after.findIndex((each) => each.level <= level);
  const below = new Set(after.slice(0, end < 0 ? after.length : end));
  return tree.filter((each, place) => place !== at && !below.has(each));
}

/** BRD-01: the board that this one stands under, moved at once. */
export function BoardPlace({ board }: { readonly board: ManagedBoard }) {
  const t = useText();
  const language = useLanguage();
  const undoable = useUndoable();
  const reread = useRereadAll();
  const { data } = useQuery(managedBoardsQuery);
  const { boardNumber, upperBoardNumber: expected } = board;
  const form = useForm({
    schema: placeForm,
    initial: { upperBoardNumber: expected === null ? top : String(expected) },
    submit: async ({ upperBoardNumber: chosen }) => {
      const upperBoardNumber = chosen === top ? null : Number(chosen);
      const moved = await sendChange(placeBoard, { params: { boardNumber }, body: { upperBoardNumber, expected } });
      undoable(t('place.done', { name: boardNameFor(board, language) }), moved, reread);
      await reread();
    },
  });
  const options = uppersOf(board, data?.items ?? []).map((each) => ({
    value: String(each.board.boardNumber),
    label: '\u2003'.repeat(each.level) + boardNameFor(each.board, language),
  }));
  return (
    <div className={styles['place']}>
      <Section title={t('place.title')}>
        <form {...form.formProps}>
          <Stack>
            <SelectField
              {...form.field('upperBoardNumber')}
              required={false}
              help={t('place.help')}
              options={[{ value: top, label: t('place.top') }, ...options]}
            />
            <div>
              <Button small type="submit" busy={form.busy}>
                {t('place.move')}
              </Button>
            </div>
          </Stack>
        </form>
      </Section>
    </div>
  );
}
