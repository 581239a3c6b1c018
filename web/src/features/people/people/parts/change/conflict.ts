import { type Employee, readEmployee } from '@madang/contract/people/people/routes.ts';
import { listPersonHistory } from '@madang/contract/people/people/history-routes.ts';
import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { call } from '../../../../../kernel/call.ts';
import { toCallError } from '../../../../../kernel/call-error.ts';
import { fieldText } from '../../../../../kernel/error-texts.ts';
import { useNotices } from '../../../../../kernel/notices.ts';
import { useLanguage } from '../../../../../kernel/use-texts.ts';
import { useSectionTexts } from '../../../../../ui/sections/section-texts.tsx';
import { useText } from '../../texts.ts';
import { type ChangedName, valuesOf } from './change-values.ts';

type Values = ReturnType<typeof valuesOf>;

interface Present {
  /** Values now in the record. */
  readonly values: Values;
  /** The author saves over it, having seen it. */
  readonly isOverwritten: boolean;
}

/**
 * Asks before overwriting fields that someone else saved, with their values and actor. Undefined for any other refusal.
 */
export function useConflict(personId: string) {
  const t = useText();
  const texts = useSectionTexts();
  const notices = useNotices();
  const isKorean = readsKorean(useLanguage());
  return async (
    thrown: unknown,
    { changed, seen }: { readonly changed: readonly ChangedName[]; readonly seen: Values },
  ): Promise<Present | undefined> => {
    if (toCallError(thrown).errorCode !== 'EDIT_CONFLICT') return undefined;
    const params = { personId };
    const [{ employee }, history] = await Promise.all([
      call(readEmployee, { params }),
      call(listPersonHistory, { params, query: {} }),
    ]);
    const values = valuesOf(employee);
    const others = changed.filter((name) => values[name] !== seen[name]);
    const lines = others.map((name) => {
      const change = history.items.find(({ fields }) => fields.some(({ field }) => field === name));
      const actor = change?.actor && ((!isKorean && change.actor.englishName) || change.actor.fullName);
      const value = shownOf(employee, name, values) || t('none');
      return actor
        ? t('conflict.by', { field: fieldText(name), value, actor })
        : t('conflict.line', { field: fieldText(name), value });
    });
    const question = [...lines, t('conflict.ask')].join('\n');
    const words = { title: texts.editConflict, ok: t('conflict.overwrite'), cancel: texts.keepTyped };
    return { values, isOverwritten: await notices.confirm(question, words) };
  };
}

/** Codes by the names that stand with them. */
function shownOf({ department, jobRank, jobTitle }: Employee, name: ChangedName, values: Values): string {
  if (name === 'departmentCode') return department.departmentName;
  if (name === 'jobRankCode') return jobRank?.jobRankName ?? '';
  if (name === 'jobTitleCode') return jobTitle?.jobRankName ?? '';
  return String(values[name]);
}
