import { rulesIn } from '@madang/contract/people/people/field-places.ts';
import { changePerson, type Employee } from '@madang/contract/people/people/routes.ts';
import type { FieldChange } from '@madang/contract/people/people/rules.ts';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { sendChange } from '../../../../../kernel/calls/send-change.ts';
import { type FormOf, useForm } from '../../../../../kernel/form.ts';
import { useUndoable } from '../../../../../kernel/sections/undoable.ts';
import { useReread } from '../../api.ts';
import { useText } from '../../texts.ts';
import { type ChangedName, pick, valuesOf } from './change-values.ts';
import { useConflict } from './conflict.ts';

const rules = rulesIn('change');

interface Changed {
  readonly employee: Employee;
  /** The fields that the form has; no other one is sent. */
  readonly names: readonly ChangedName[];
  readonly onClose: () => void;
}

/**
 * Returns the form in which an administrator changes an employed person. Sends only the changed fields, each with its expected
 * value.
 */
export function useChangeForm({ employee, names, onClose }: Changed) {
  const t = useText();
  const undoable = useUndoable();
  const reread = useReread();
  const { personId, fullName } = employee;
  const params = { personId };
  const initial = { change: valuesOf(employee) };
  const schema = schemaOf(names);
  const showConflict = useConflict(personId);
  // What stands in the record as its author saw it: with the form, or in the word of a conflict since.
  const opened = useRef(initial);
  const send = async (change: z.output<typeof schema>['change']): Promise<void> => {
    // What an earlier rule took may break one of today.
    const seen = schema.safeParse(opened.current).data?.change ?? opened.current.change;
    const changed = names.filter((name) => change[name] !== seen[name]);
    if (changed.length === 0) return onClose();
    const [desired, expected] = [change, seen].map((values) => pick(values, changed)) as [FieldChange, FieldChange];
    try {
      const done = await sendChange(changePerson, { params, body: { change: desired, expected } });
      await reread();
      onClose();
      undoable(t('change.saved', { name: fullName }), done, reread);
    } catch (thrown) {
      const present = await showConflict(thrown, { changed, seen: opened.current.change });
      if (!present) throw thrown;
      opened.current = { change: present.values };
      if (present.isOverwritten) await send(change);
    }
  };
  return useForm({ schema, initial, submit: ({ change }) => send(change) });
}

export type ChangeForm = FormOf<{ change: ReturnType<typeof valuesOf> }>;

/** Returns the schema of the form's own fields; other fields stay unchanged, even if a current rule would refuse them. */
function schemaOf(names: readonly ChangedName[]) {
  const asked = z.object({ change: z.object(pick(rules, names)) });
  return asked as unknown as z.ZodMiniObject<{ change: z.ZodMiniObject<typeof rules> }>;
}
