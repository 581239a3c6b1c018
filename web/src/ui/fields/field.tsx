import { createContext, type KeyboardEvent, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { DangerIcon, SuccessIcon } from '../icons.tsx';
import { inElement } from '../in-element.tsx';
import { belongsToComposition } from '../composition.ts';
import styles from './field.module.css';

/** Kind of text that is typed into a field, which decides how it is cleaned. */
export type TypedKind = 'words' | 'name' | 'address' | 'link' | 'number' | 'term';

/** Properties of every field; `useForm().field(name)` of the kernel provides those from name to required. */
export interface FieldProps<T> {
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Called when the field is left, with the kind of a text that is cleaned then. */
  readonly onBlur?: ((typed?: TypedKind) => void) | undefined;
  readonly name?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  /** Help to read before typing; shown under the field. */
  readonly help?: ReactNode;
  /** A good word about the value, such as the result of a check; screen readers hear it come. */
  readonly status?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Enter means this field and not the form around it. */
  readonly onEnter?: (() => void) | undefined;
}

export interface ControlProps {
  readonly id: string;
  readonly name: string | undefined;
  readonly className: string | undefined;
  readonly onBlur: (() => void) | undefined;
  readonly onKeyDown: ((event: KeyboardEvent) => void) | undefined;
  readonly disabled: boolean | undefined;
  readonly 'aria-required': true | undefined;
  /** Always said, or the browser's own rule for the kind of field would speak before the form's. */
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FrameProps {
  readonly field: Omit<FieldProps<never>, 'value' | 'onChange'>;
  /** Content beside the label, at the far end: a timer, a link. */
  readonly aside?: ReactNode;
  /** Content beside the control: a button such as 'check'. */
  readonly action?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label above, control, help and error below, all tied together for assistive technology. */
export function Field({ field, aside, action, children }: FrameProps) {
  const id = useId();
  const ids = { help: `${id}-help`, error: `${id}-error`, status: `${id}-status` };
  return (
    <div className={styles['field']}>
      <div className={styles['head']}>
        <label className={styles['label']} htmlFor={id}>
          <span>{field.label}</span>
          {field.required && <RequiredMark />}
        </label>
        {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
      </div>
      <div className={styles['row']}>
        {children({
          id,
          name: field.name,
          className: styles['control'],
          onBlur: field.onBlur && (() => field.onBlur?.()),
          onKeyDown: field.onEnter && whenEnter(field.onEnter),
          disabled: field.disabled,
          'aria-required': field.required || undefined,
          'aria-invalid': Boolean(field.error),
          'aria-describedby': describedBy(ids, field),
        })}
        {action}
      </div>
      <FieldNotes ids={ids} field={field} />
    </div>
  );
}

/** A word that is still put together takes its Enter itself. */
function whenEnter(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' || belongsToComposition(event)) return;
    event.preventDefault();
    act();
  };
}

/** Error of the field to which the help belongs, so that one field does not show the same text twice. */
export const FieldErrorContext = createContext<string | undefined>(undefined);

interface NoteProps {
  readonly ids: { readonly help: string; readonly error: string; readonly status: string };
  readonly field: Pick<FieldProps<never>, 'help' | 'error' | 'status'>;
}

/** A hint gives way to a fault that says the same. */
const isHelpShown = ({ help, error }: NoteProps['field']) => Boolean(help) && help !== error;

/** The ids of the lines that stand under a field now. */
export function describedBy(ids: NoteProps['ids'], field: NoteProps['field']): string | undefined {
  return cx(field.error && ids.error, field.status && ids.status, isHelpShown(field) && ids.help) || undefined;
}

/** The lines under a field: what is wrong, what is well, what to know. */
export function FieldNotes({ ids, field }: NoteProps) {
  const { error, status, help } = field;
  return (
    <>
      {error && (
        <p className={styles['error']} id={ids.error}>
          <DangerIcon size={16} />
          <span>{error}</span>
        </p>
      )}
      <div role="status">
        {status && (
          <p className={styles['status']} id={ids.status}>
            <SuccessIcon size={16} />
            <span>{status}</span>
          </p>
        )}
      </div>
      {isHelpShown(field) && (
        <div className={styles['help']} id={ids.help}>
          <FieldErrorContext value={error}>{inElement(help)}</FieldErrorContext>
        </div>
      )}
    </>
  );
}

/** Seen by the eye alone; `aria-required` says it to others. */
export function RequiredMark() {
  return (
    <span className={styles['mark']} aria-hidden="true">
      *
    </span>
  );
}
