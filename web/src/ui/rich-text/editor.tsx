import { useRef, useState } from 'react';
import { cx } from '../cx.ts';
import prose from '../parts/prose.module.css';
import { commandOf, setLink } from './commands.ts';
import styles from './editor.module.css';
import { LinkForm } from './link-form.tsx';
import { type LinkTexts, marks, type RichTextMark } from './marks.ts';
import { type EditorOptions, useEditor } from './use-editor.ts';

export interface EditorProps extends Omit<EditorOptions, 'attributes'> {
  readonly toolbarLabel: string;
  /** Marks that the buttons offer, if the stored format does not support all of them. */
  readonly offered?: readonly RichTextMark[];
  readonly markLabels: Readonly<Record<RichTextMark, string>>;
  readonly linkTexts: LinkTexts;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Loaded by `RichTextField`, and only by it. */
export function Editor({ toolbarLabel, offered, markLabels, linkTexts, attributes, ...options }: EditorProps) {
  const element = useRef<HTMLDivElement>(null);
  const { view, standing } = useEditor(element, {
    ...options,
    attributes: { ...attributes, class: cx(styles['editor'], prose['prose']) },
  });
  const [asksLink, setAsksLink] = useState(false);
  const shown = marks.filter(({ id }) => offered?.includes(id) ?? true);
  const press = (mark: RichTextMark) => {
    if (mark === 'link') return setAsksLink(!asksLink);
    const editor = view.current;
    if (!editor) return;
    editor.focus();
    commandOf(mark)(editor.state, editor.dispatch);
  };
  const applyLink = (address: string | undefined) => {
    setAsksLink(false);
    const editor = view.current;
    if (!editor) return;
    if (address !== undefined) setLink(address)(editor.state, editor.dispatch);
    editor.focus();
  };
  return (
    <div className={styles['frame']}>
      <div className={styles['toolbar']} role="group" aria-label={toolbarLabel}>
        {shown.map(({ id, icon: Drawing }) => (
          <button
            key={id}
            type="button"
            className={styles['mark']}
            aria-label={markLabels[id]}
            aria-pressed={id === 'link' ? undefined : standing.marks.has(id)}
            aria-expanded={id === 'link' ? asksLink : undefined}
            data-held={standing.marks.has(id) || undefined}
            title={markLabels[id]}
            // The selection in the text must stay where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => press(id)}
          >
            <Drawing />
          </button>
        ))}
      </div>
      {asksLink && <LinkForm present={standing.link} texts={linkTexts} onDone={applyLink} />}
      <div ref={element} className={styles['holder']} />
    </div>
  );
}
