import { useRef, useState } from 'react';
import { useSectionTexts } from '../../ui/sections/section-texts.tsx';
import type { Changed } from '../calls/send-change.ts';
import { useNotices } from '../notices.ts';
import { useUndoable } from './undoable.ts';

export interface OrderCalls {
  /** Keeps the whole order, first to last, where the one of before still stands; `moved` is what makes the difference. */
  readonly send: (keys: readonly string[], expected: readonly string[], moved: string) => Promise<Changed>;
  /** Asks for the list again, whether the order was kept or not. */
  readonly reread: () => Promise<unknown>;
}

interface Move {
  /** Keys of all items from first to last; a key may say more about an item than its identity. */
  readonly keys: readonly string[];
  readonly expected: readonly string[];
  readonly key: string;
  readonly name: string;
  /** Message for the change, if it is not a move. */
  readonly done?: string;
}

/**
 * Order of a company: a new one shows at once and can be undone; refused, the former returns. Changes are sent in turn.
 */
export function useOrder({ send, reread }: OrderCalls) {
  const texts = useSectionTexts();
  const notices = useNotices();
  const undoable = useUndoable();
  const [order, setOrder] = useState<readonly string[]>();
  const last = useRef(Promise.resolve(true));
  const keep = async ({ keys, expected, key, name, done }: Move) => {
    try {
      const changed = await send(keys, expected, key);
      undoable(done ?? texts.moved(name), changed, reread);
      return true;
    } catch (thrown) {
      setOrder(undefined);
      await notices.showError(thrown);
      return false;
    }
  };
  const put = async (move: Move) => {
    setOrder(move.keys);
    const kept = last.current.then((isKept) => isKept && keep(move));
    last.current = kept;
    await kept;
    if (last.current !== kept) return;
    await reread();
    if (last.current !== kept) return;
    last.current = Promise.resolve(true);
    setOrder(undefined);
  };
  return { order, put };
}
