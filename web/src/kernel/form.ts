import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { type FormEvent, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { TypedKind } from '@madang/contract/kernel/fields/typed-text.ts';
import { type FieldError, errorText, fieldText } from './error-texts.ts';
import { afterPress } from './forms/after-press.ts';
import type { FieldPath, ValueAt } from './forms/field-paths.ts';
import { checkValues, requiredFields } from './forms/form-checks.ts';
import { type FieldErrorEvent, nextErrors, noErrors, shownError } from './forms/form-errors.ts';
import { focusFirst, inPageOrder, isOnForm } from './forms/form-focus.ts';
import { cleanedField } from './forms/typed/cleaned-text.ts';
import { type RefusalHandling, settleRefusal } from './forms/form-submit.ts';
import { useFormValues, valueAt } from './forms/form-values.ts';
import { useKeeping, useKeptValues } from './navigation/kept-values.ts';
import { useNotices } from './notices.ts';
import { useLanguage } from './use-texts.ts';
import { formKeys } from '../ui/composition.ts';

export interface FormOptions<S extends z.ZodMiniType, V extends object> {
  /** A schema of the contract: of plain names, or a route's wire body. */
  readonly schema: S;
  readonly initial: V;
  /** Sends what the schema made of the values; a CallError thrown here is the refusal. */
  readonly submit: (output: z.output<S>) => Promise<void> | void;
  /** Runs after the form was sent and no longer shows that it is busy. */
  readonly afterSubmit?: () => Promise<void> | void;
  /** Faults that the schema cannot see, such as a duplicate check that was not made yet. */
  readonly alsoCheck?: (values: V) => readonly FieldIssue[];
  /** Fields that the server judges by one another: its word on one is past once another changes. */
  readonly judgedTogether?: readonly FieldPath<V>[];
  /** Handling by error code; codes without an entry go to the fields that the server named, or to the alert. */
  readonly refusals?: Readonly<Record<string, RefusalHandling>>;
  /** Shows the first fault of an invalid submit in the alert popup as well (SGN-06). */
  readonly alertFirstError?: boolean;
}

/** Properties that every field component takes, in the language of the page. */
export interface FieldBinding<T> {
  readonly name: string;
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly onBlur: (typed?: TypedKind) => void;
  readonly error: string | undefined;
  readonly required: boolean;
}

/** A form as the fields of one thing need it, whatever it is sent with. */
export type FormOf<V extends object> = Pick<ReturnType<typeof useForm<z.ZodMiniType, V>>, 'field' | 'values'>;

/** Form on a schema of the contract. Faults are codes, so they follow the language; values survive every refusal. */
export function useForm<S extends z.ZodMiniType, V extends object>(options: FormOptions<S, V>) {
  // Labels and faults are texts: a change of language draws the form again.
  useLanguage();
  const [fieldErrors, notify] = useReducer(nextErrors, noErrors);
  const { schema, alsoCheck, judgedTogether = [] } = options;
  const [initial] = useState(options.initial);
  const held = useFormValues<V>(initial, useKeptValues(initial));
  useKeeping({ initial, getValues: held.getValues });
  const element = useRef<HTMLFormElement>(null);
  const focusOn = useFocusAfterDrawing(element);
  const { values } = held;
  const { issues } = useMemo(() => check(schema, alsoCheck, values), [schema, alsoCheck, values]);
  const required = useMemo(() => requiredFields(schema, initial), [schema, initial]);

  const set = <P extends FieldPath<V>>(path: P, value: ValueAt<V, P>) => {
    notify({ kind: 'changed', field: path, stillWrong: shownError(fieldErrors, issues, path) !== undefined });
    if (judgedTogether.includes(path)) judgedTogether.forEach((each) => notify({ kind: 'stale', field: each }));
    held.setValue(path, value);
  };

  const leave = leaveWith(held, { issues, set, notify });

  const field = <P extends FieldPath<V>>(path: P): FieldBinding<ValueAt<V, P>> => {
    const fieldError = shownError(fieldErrors, issues, path);
    return {
      name: path,
      label: fieldText(path),
      value: valueAt(values, path) as ValueAt<V, P>,
      onChange: (value) => set(path, value),
      onBlur: (typed) => leave(path, typed),
      error: fieldError && errorText(fieldError, path),
      required: required.has(path),
    };
  };

  /** Puts the server's words under their fields and goes to the first. */
  const refuse = (fields: Readonly<Record<string, FieldError>>) => {
    notify({ kind: 'refused', fields });
    focusOn(Object.keys(fields));
  };

  const { busy, sent, send } = useSending({ options, element, getValues: held.getValues, notify, refuse, focusOn });

  const isDirty = held.isDirty();

  const reset = () => {
    held.reset();
    notify({ kind: 'reset' });
  };

  return {
    values,
    /** Current errors, shown or not: those that block a submit. */
    issues,
    isValid: issues.length === 0,
    isDirty,
    busy,
    field,
    /** The server's word on a field, until it changes. */
    set,
    refuse,
    /** Shows errors of fields that the user has left, without moving the focus. */
    showErrors: (fields: Readonly<Record<string, FieldError>>) => notify({ kind: 'refused', fields }),
    send,
    reset,
    /** Goes on the `<form>`. */
    formProps: { ref: element, ...formPropsOf(send, isDirty && values !== sent.current) },
  };
}

interface Leaving<V> {
  readonly issues: readonly FieldIssue[];
  readonly set: (path: FieldPath<V>, value: ValueAt<V, FieldPath<V>>) => void;
  readonly notify: (event: FieldErrorEvent) => void;
}

/** Cleans a changed text by its kind when its field is left, and then shows the fault that it has. */
function leaveWith<V extends object>(
  held: Pick<ReturnType<typeof useFormValues<V>>, 'getValues' | 'isDirty'>,
  { issues, set, notify }: Leaving<V>,
) {
  return (path: FieldPath<V>, typed: TypedKind | undefined) => {
    if (typed !== undefined && held.isDirty(path)) {
      const value = valueAt(held.getValues(), path) as ValueAt<V, FieldPath<V>>;
      const cleaned = cleanedField(value, typed, { path, issues });
      if (cleaned !== value) set(path, cleaned);
    }
    afterPress(() => held.isDirty(path) && notify({ kind: 'left', field: path }));
  };
}

function formPropsOf(onSubmit: (event?: FormEvent) => Promise<void>, isUnsaved: boolean) {
  // What asks before a section is left (unsaved-guard.ts) looks for the last.
  return { noValidate: true, onSubmit, ...formKeys, 'data-unsaved': isUnsaved };
}

interface SendingParts<S extends z.ZodMiniType, V extends object> {
  readonly options: FormOptions<S, V>;
  readonly element: { readonly current: HTMLFormElement | null };
  readonly getValues: () => V;
  readonly refuse: (fields: Readonly<Record<string, FieldError>>) => void;
  readonly notify: (event: FieldErrorEvent) => void;
  readonly focusOn: (paths: readonly string[]) => void;
}

/** Sends once at a time; a second press while the first is on its way does nothing. */
function useSending<S extends z.ZodMiniType, V extends object>(parts: SendingParts<S, V>) {
  const notices = useNotices();
  const [busy, setBusy] = useState(false);
  /** The values that the server has or is being sent: what differs from them would be lost with the form. */
  const sent = useRef<V>(undefined);
  const sending = useRef(false);
  const { options, element, getValues, notify, refuse, focusOn } = parts;

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (sending.current) return;
    const values = getValues();
    const { output, issues } = check(options.schema, options.alsoCheck, values);
    // The popup speaks of the field that takes the focus: the first one on the page.
    const [first] = inPageOrder(element.current, issues);
    if (first) {
      const paths = issues.map(({ path }) => path);
      notify({ kind: 'pressed', fields: paths });
      if (options.alertFirstError) await notices.alert(`${fieldText(first.path)}: ${errorText(first, first.path)}`);
      return focusOn(paths);
    }
    sending.current = true;
    sent.current = values;
    setBusy(true);
    const refusal = await refusalOf(() => options.submit(output as z.output<S>));
    sending.current = false;
    if (refusal) sent.current = undefined;
    // A progress popup must be gone before focus can go to a field, or an alert stand alone.
    setBusy(false);
    if (!refusal) return options.afterSubmit?.();
    const hasField = (path: string) => isOnForm(element.current, path);
    await settleRefusal(refusal.thrown, {
      refusals: options.refusals ?? {},
      hasField,
      refuse,
      showError: notices.showError,
    });
  };
  return { busy, sent, send };
}

async function refusalOf(submit: () => Promise<void> | void): Promise<{ readonly thrown: unknown } | undefined> {
  try {
    await submit();
    return undefined;
  } catch (thrown) {
    return { thrown };
  }
}

function check<V extends object>(
  schema: z.ZodMiniType,
  alsoCheck: FormOptions<z.ZodMiniType, V>['alsoCheck'],
  values: V,
) {
  const { output, issues } = checkValues(schema, values);
  return { output, issues: [...issues, ...(alsoCheck?.(values) ?? [])] };
}

/** The fault's text must stand before the focus arrives, or a screen reader reads the field without it. */
function useFocusAfterDrawing(element: { readonly current: HTMLFormElement | null }) {
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    if (paths.length > 0) focusFirst(element.current, paths);
  }, [paths, element]);
  return (wanted: readonly string[]) => setPaths([...wanted]);
}
