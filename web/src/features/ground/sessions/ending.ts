import { useQueryClient } from '@tanstack/react-query';
import { type NoticeOptions, useNotices } from '../../../kernel/notices.ts';
import { endOtherSessions, sessionListQuery } from './api.ts';
import { useText } from './texts.ts';

export type End = (question: string, words: NoticeOptions, work: () => Promise<unknown>) => Promise<void>;

/** Asks first; what had ended already is gone from the list all the same. */
export function useEnding(): End {
  const notices = useNotices();
  const queries = useQueryClient();
  return async (question, words, work) => {
    if (!(await notices.confirm(question, words))) return;
    try {
      await work();
    } catch (thrown) {
      await notices.showError(thrown);
    }
    await queries.invalidateQueries({ queryKey: sessionListQuery.queryKey });
  };
}

/** Offers to end earlier sessions after a change of factors; says nothing without any, or if unknown. */
export function useOfferToEndOthers(): (how: 'added' | 'changed') => Promise<void> {
  const t = useText();
  const end = useEnding();
  const queries = useQueryClient();
  return async (how) => {
    const found = await queries.fetchQuery({ ...sessionListQuery, staleTime: 0 }).catch(() => undefined);
    if (!found || found.items.every(({ isCurrent }) => isCurrent)) return;
    const words = { title: t('list.endOthers'), ok: t('list.endOthers'), cancel: t('list.keepOthers') };
    await end(t(how === 'added' ? 'list.othersStay' : 'list.othersOpen'), words, endOtherSessions);
  };
}
