import {
  deleteDepartment,
  type DepartmentRow,
  moveDepartment,
} from '@madang/contract/organisation/departments/routes.ts';
import { useMemo } from 'react';
import { toCallError } from '../../../kernel/call-error.ts';
import { sendChange } from '../../../kernel/calls/send-change.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import { errorText } from '../../../kernel/error-texts.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { useUndoable } from '../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { useReread } from './api.ts';
import { nameFor } from './names.ts';
import { useText } from './texts.ts';
import type { Place } from './tree-rows.ts';

/** Returns the changes to a department that take effect at once and can be undone for a while; a refusal lists every reason. */
export function useChanges() {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const undoable = useUndoable();
  const reread = useReread();
  return useMemo(() => {
    /** DEP-03: each reason in its own words and with its number. */
    const notify = (thrown: unknown) => {
      const { fields } = toCallError(thrown);
      if (fields.length === 0) return notices.showError(thrown);
      const reasons = fields.map(({ code, params, message }) =>
        errorText({ code, params, ...(message && { message }) }),
      );
      return notices.alert(reasons.join(' '));
    };
    const attempt = async (work: () => Promise<void>): Promise<boolean> => {
      try {
        await work();
        return true;
      } catch (thrown) {
        await notify(thrown);
        return false;
      } finally {
        await reread();
      }
    };
    return {
      /** Moves a department from the place that the page shows. */
      move: (department: DepartmentRow, place: Place) =>
        attempt(async () => {
          const { departmentCode, parentDepartmentCode } = department;
          const body = { ...place, expected: { parentDepartmentCode } };
          const changed = await sendChange(moveDepartment, { params: { departmentCode }, body });
          undoable(t('moved', { name: nameFor(department, language) }), changed, reread);
        }),
      /** `onGone` takes the department off the page before it is read again. */
      remove: (department: Named, onGone: () => void) =>
        attempt(async () => {
          const { departmentCode } = department;
          const send = (plans: '' | 'cancelled') =>
            sendChange(deleteDepartment, { params: { departmentCode }, query: { plans } });
          const changed = await send('').catch(async (thrown: unknown) => {
            const { errorCode, params } = toCallError(thrown);
            if (errorCode !== 'DEPARTMENT_PLANNED') throw thrown;
            const count = Number(params[0]);
            const number = formatNumber(count, language);
            const ask = { ok: t('deletePlannedOk'), danger: true };
            return (await notices.confirm(t('deletePlanned', { count, number }), ask)) ? send('cancelled') : undefined;
          });
          if (!changed) return;
          onGone();
          undoable(t('deleted', { name: nameFor(department, language) }), changed, reread);
        }),
    };
  }, [t, language, notices, undoable, reread]);
}

export type Changes = ReturnType<typeof useChanges>;
type Named = Pick<DepartmentRow, 'departmentCode' | 'departmentName' | 'englishDepartmentName'>;
