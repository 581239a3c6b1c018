import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { type FieldError, errorText } from '../../../kernel/error-texts.ts';
import { checkValues, requiredFields } from '../../../kernel/forms/form-checks.ts';
import { type Draft, type DraftRow, emptyDraft, nextDraft } from './draft.ts';
import { sendRows } from './send-rows.ts';

export interface DraftOptions<V extends object, S extends z.ZodMiniType> {
  /** Returns the initial draft; called once. */
  readonly begin: () => Draft<V>;
  /** Schema of one row: one of the contract, or a route's wire body. */
  readonly schema: S;
  /** Values of an added row. */
  readonly empty: V;
  readonly create: (output: z.output<S>, place: number) => Promise<unknown>;
  /** Reads again what there is, after rows were sent. */
  readonly reread: () => Promise<unknown>;
}

/** A draft with its faults, and the way to save it. */
export function useDraft<V extends object, S extends z.ZodMiniType>(options: DraftOptions<V, S>) {
  const { schema, empty, create, reread } = options;
  const [draft, notify] = useReducer(nextDraft<V>, undefined, options.begin);
  const [required] = useState(() => requiredFields(schema, empty));
  const frame = useRef<HTMLDivElement>(null);
  const showFaults = useFaultFocus(frame);
  const checked = draft.rows.map((row) => ({ row, ...checkValues(schema, row.values) }));

  const faultOf = (row: DraftRow<V>, field: string): string | undefined => {
    const refused = row.refused[field];
    if (refused) return said(refused, field);
    if (!row.isPressed && !row.left.includes(field)) return undefined;
    const issue = checked.find((each) => each.row.key === row.key)?.issues.find(({ path }) => path === field);
    return issue && errorText(issue, field);
  };

  return {
    ...draft,
    notify,
    frame,
    required,
    faultOf,
    /** Returns the error of the row as a whole: of no field, or of a field that the list does not show. */
    rowFaultOf: ({ refused }: DraftRow<V>, shown: readonly string[]) => {
      const fault = Object.entries(refused).find(([field]) => !shown.includes(field));
      return fault && said(fault[1], fault[0]);
    },
    showFaults,
    check: () => {
      notify({ kind: 'pressed' });
      return checked.every(({ issues }) => issues.length === 0);
    },
    save: async () => {
      try {
        return await sendRows<z.output<S>>({
          rows: checked.map(({ row, output }) => ({ key: row.key, output: output as z.output<S> })),
          create,
          onSaved: (key) => notify({ kind: 'saved', key }),
          onRefused: (key, refused) => notify({ kind: 'refused', key, refused }),
        });
      } finally {
        await reread();
      }
    },
  };
}

export type DraftState<V extends object> = Omit<ReturnType<typeof useDraft<V, z.ZodMiniType>>, 'save' | 'check'>;

function said(error: FieldError, field: string): string {
  return field === '' ? errorText(error) : errorText(error, field);
}

/** A draft that a suggestion fills at once. */
export function beginWith<V>(choice: string, rows: readonly V[]): Draft<V> {
  return nextDraft(emptyDraft<V>(), { kind: 'chosen', choice, rows });
}

/** The fault's text must stand before the focus arrives, or a screen reader reads the field without it. */
function useFaultFocus(frame: RefObject<HTMLDivElement | null>) {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refused]')?.focus();
  }, [times, frame]);
  return () => setTimes((before) => before + 1);
}
