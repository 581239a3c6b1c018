import { useState } from 'react';
import { thrownText } from '../error-texts.ts';
import { useNotices } from '../notices.ts';
import { useSectionTexts } from '../../ui/sections/section-texts.tsx';
import type { RefusalHandling } from './form-submit.ts';

/**
 * For the `refusals` of a form that says what it was opened with (`expected`): another change was saved since then. What is there
 * now is loaded in place of what was typed, or the form stays as it is.
 */
export function useEditConflict(load: () => Promise<unknown>): Readonly<Record<string, RefusalHandling>> {
  const texts = useSectionTexts();
  const notices = useNotices();
  return {
    EDIT_CONFLICT: async (refusal) => {
      const words = {
        title: texts.editConflict,
        ok: texts.loadPresent,
        cancel: texts.keepTyped,
      };
      if (await notices.confirm(thrownText(refusal), words)) await load();
    },
  };
}

/** The key of a form that is drawn again with what is there now, and what loads that. */
export function useLoadedAnew(reread: () => Promise<unknown>): readonly [key: number, load: () => Promise<void>] {
  const [times, setTimes] = useState(0);
  const load = async () => {
    await reread();
    setTimes((before) => before + 1);
  };
  return [times, load];
}
