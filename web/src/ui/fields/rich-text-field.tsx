import { lazy, Suspense, useId } from 'react';
import type { EditorProps } from '../rich-text/editor.tsx';
import fieldStyles from './field.module.css';
import { describedBy, type FieldProps, FieldNotes, RequiredMark } from './field.tsx';
import styles from './rich-text-field.module.css';

/** Comes behind the form, whose other fields do not wait for it. */
const Editor = lazy(async () => ({ default: (await import('../rich-text/editor.tsx')).Editor }));

export interface RichTextFieldProps
  extends
    Omit<FieldProps<string>, 'value' | 'disabled'>,
    Pick<EditorProps, 'toolbarLabel' | 'markLabels' | 'linkTexts' | 'offered'> {
  /** Language of the typed text, if not the page's. */
  readonly lang?: string;
  /** Initial content of the field; afterwards the field keeps its own text and reports changes as HTML. */
  readonly initial: () => DocumentFragment;
  /** Returns the allowed part of pasted HTML; undefined if nothing is allowed and the plain text is used. */
  readonly pasted: (html: string) => DocumentFragment | undefined;
}

/** A text with headings, lists, links and emphasis. No foreign style or script ever stands in it. */
export function RichTextField({
  initial,
  pasted,
  toolbarLabel,
  markLabels,
  linkTexts,
  offered,
  lang,
  onChange,
  ...field
}: RichTextFieldProps) {
  const id = useId();
  const ids = { help: `${id}-help`, error: `${id}-error`, status: `${id}-status` };
  const description = describedBy(ids, field);
  return (
    <div className={fieldStyles['field']}>
      <div className={fieldStyles['head']}>
        <span className={fieldStyles['label']} id={`${id}-label`}>
          <span>{field.label}</span>
          {field.required && <RequiredMark />}
        </span>
      </div>
      <Suspense fallback={<div className={styles['waiting']} />}>
        <Editor
          {...{ initial, pasted, toolbarLabel, markLabels, linkTexts, onChange }}
          {...(offered && { offered })}
          onBlur={field.onBlur}
          attributes={{
            id,
            role: 'textbox',
            ...(lang !== undefined && { lang }),
            tabindex: '0',
            'aria-multiline': 'true',
            'aria-labelledby': `${id}-label`,
            ...(field.name !== undefined && { 'data-field': field.name }),
            ...(field.required && { 'aria-required': 'true' }),
            ...(field.error && { 'aria-invalid': 'true' }),
            ...(description !== undefined && { 'aria-describedby': description }),
          }}
        />
      </Suspense>
      <FieldNotes ids={ids} field={field} />
    </div>
  );
}
