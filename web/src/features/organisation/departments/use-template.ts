import { createDepartment } from '@madang/contract/organisation/departments/routes.ts';
import { type FormEvent, useEffect, useReducer, useRef, useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { CallError } from '../../../kernel/call-error.ts';
import { errorText } from '../../../kernel/error-texts.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import { checkValues } from '../../../kernel/forms/form-checks.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { sendRows } from '../../ground/set-up-steps/index.ts';
import { useReread } from './api.ts';
import { nextTree, rowsToMake, treeOf, type TreeRow } from './templates/draft-tree.ts';
import type { TemplateKind, TemplateTexts } from './templates/template.ts';
import { useText } from './texts.ts';

interface Beginning {
  readonly kind: TemplateKind;
  readonly texts: TemplateTexts;
  readonly existing: ReadonlySet<string>;
}

/** DEP-08: a template's rows on their way: one refused row stays with its reason, the others are kept. */
export function useTemplate({ kind, texts, existing }: Beginning, onDone: () => void) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const reread = useReread();
  const [begun] = useState(() => treeOf(kind, texts, existing));
  const [rows, notify] = useReducer(nextTree, begun);
  const [isPressed, setPressed] = useState(false);
  const [busy, setBusy] = useState(false);
  const { form, showFaults } = useFaultFocus();
  const checked = rowsToMake(rows).map((row) => ({ ...row, ...checkValues(createDepartment.body, row.body) }));

  /** Returns the error of a field; under '' those of fields that the row does not show. */
  const faultOf = ({ key, refused }: TreeRow, field: string): string | undefined => {
    const shown = ['departmentName', 'englishDepartmentName', 'departmentCode'];
    const [found] = Object.entries(refused).filter(([path]) => (field === '' ? !shown.includes(path) : path === field));
    if (found) return errorText(found[1], found[0] || undefined);
    if (!isPressed || field === '') return undefined;
    const issue = checked.find((row) => row.key === key)?.issues.find(({ path }) => path === field);
    return issue && errorText(issue, field);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || checked.length === 0) return;
    setPressed(true);
    // A parent's own row says what is wrong with its code.
    if (checked.some(({ issues }) => issues.some(({ path }) => path !== 'parentDepartmentCode'))) return showFaults();
    setBusy(true);
    const failure = { thrown: undefined as unknown };
    const refusedKeys = new Set<string | undefined>();
    const areAllMade = await sendRows({
      rows: checked.map(({ key, parent, body }) => ({ key, output: { parent, body } })),
      create: async ({ parent, body }) => {
        // Another department may have the code that a refused parent was to have.
        if (refusedKeys.has(parent)) throw new CallError({ status: 404, errorCode: 'DEPARTMENT_PARENT' });
        await call(createDepartment, { body });
      },
      onSaved: (key) => notify({ kind: 'saved', key }),
      onRefused: (key, refused) => {
        refusedKeys.add(key);
        notify({ kind: 'refused', key, refused });
      },
    }).catch((thrown: unknown) => {
      failure.thrown = thrown;
      return false;
    });
    await reread();
    setBusy(false);
    if (failure.thrown !== undefined) return notices.showError(failure.thrown);
    if (!areAllMade) return showFaults();
    notices.toast(t('template.done', { count: formatNumber(checked.length, language) }));
    onDone();
  };

  return {
    rows,
    notify,
    faultOf,
    send,
    busy,
    form,
    count: checked.length,
    isUnsaved: rows !== begun && checked.length > 0,
  };
}

/** Goes to the first fault once its text stands. */
function useFaultFocus() {
  const form = useRef<HTMLFormElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refused]')?.focus();
  }, [times]);
  return { form, showFaults: () => setTimes((before) => before + 1) };
}
