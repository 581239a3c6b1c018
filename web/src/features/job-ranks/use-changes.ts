import { jobRankNameFor } from '@madang/contract/job-ranks/names.ts';
import type { JobRank } from '@madang/contract/job-ranks/routes.ts';
import { useMemo } from 'react';
import { call } from '../../kernel/call.ts';
import { useNotices } from '../../kernel/notices.ts';
import { useUndoable } from '../../kernel/rooms/undoable.ts';
import { useLanguage } from '../../kernel/use-texts.ts';
import { type JobListName, jobLists, useReread } from './api.ts';
import { namingEntry } from './in-use.ts';
import { useText } from './texts.ts';

/** What is done to an entry at once and can be taken back for a while. */
export function useChanges(list: JobListName, entries: readonly JobRank[]) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const undoable = useUndoable();
  const reread = useReread();
  return useMemo(() => {
    const { delete: remove, create } = jobLists[list];
    /** The code of the entry behind, '' at the end. */
    const behind = (place: number) => entries[place + 1]?.jobRankCode ?? '';
    const settle = async (work: () => Promise<unknown>) => {
      try {
        await work();
      } finally {
        await reread();
      }
    };
    return {
      /** `onGone` takes the entry off the page before the list is read again. */
      remove: (entry: JobRank, onGone: () => void) =>
        settle(async () => {
          const beforeJobRankCode = behind(entries.indexOf(entry));
          await call(remove, { params: { jobRankCode: entry.jobRankCode } });
          onGone();
          undoable(t('deleted', { name: jobRankNameFor(entry, language) }), () =>
            settle(() => call(create, { body: { ...entry, beforeJobRankCode } })),
          );
        }).catch((thrown: unknown) => notices.showError(namingEntry(thrown, jobRankNameFor(entry, language)))),
    };
  }, [list, entries, t, language, notices, undoable, reread]);
}

export type Changes = ReturnType<typeof useChanges>;
