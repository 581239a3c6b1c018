import { useState } from 'react';
import { thrownText } from '../error-texts.ts';
import { useNotices } from '../notices.ts';
import { useSectionTexts } from '../../ui/sections/section-texts.tsx';
import type { RefusalHandling } from './form-submit.ts';

/** Handles conflicts of forms with `expected`: loads the saved values in place of the typed ones, or keeps the form. */
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
