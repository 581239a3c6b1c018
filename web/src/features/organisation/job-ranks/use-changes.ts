import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import type { JobRank } from '@madang/contract/organisation/job-ranks/routes.ts';
import { useMemo } from 'react';
import { sendChange } from '../../../kernel/calls/send-change.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { useUndoable } from '../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { type JobListName, jobLists, useReread } from './api.ts';
import { namingEntry } from './in-use.ts';
import { useText } from './texts.ts';

/** Returns the changes to an entry that take effect at once and can be undone for a while. */
export function useChanges(list: JobListName) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const undoable = useUndoable();
  const reread = useReread();
  return useMemo(() => {
    const { delete: remove } = jobLists[list];
    return {
      /** `onGone` takes the entry off the page before the list is read again. */
      remove: async (entry: JobRank, onGone: () => void) => {
        const name = jobRankNameFor(entry, language);
        try {
          const changed = await sendChange(remove, { params: { jobRankCode: entry.jobRankCode } });
          onGone();
          undoable(t('deleted', { name }), changed, reread);
        } catch (thrown) {
          await notices.showError(namingEntry(thrown, name));
        } finally {
          await reread();
        }
      },
    };
  }, [list, t, language, notices, undoable, reread]);
}

export type Changes = ReturnType<typeof useChanges>;
