import { closeHistory } from '@tiptap/pm/history';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { linkAt, marksAt, plugins } from './commands.ts';
import { documentOf, htmlOf, sliceOf } from './html.ts';
import type { RichTextMark } from './marks.ts';

export interface EditorOptions {
  readonly initial: () => DocumentFragment;
  readonly pasted: (html: string) => DocumentFragment | undefined;
  readonly onChange: (html: string) => void;
  readonly onBlur: (() => void) | undefined;
  /** Attributes of the element for assistive technology and for the form. */
  readonly attributes: Readonly<Record<string, string>>;
}

interface Standing {
  readonly marks: ReadonlySet<RichTextMark>;
  readonly link: string;
}

/** The editor on an element, and what stands where its caret is. */
export function useEditor(element: RefObject<HTMLElement | null>, options: EditorOptions) {
  const view = useRef<EditorView>(null);
  const latest = useRef(options);
  const [standing, setStanding] = useState<Standing>({ marks: new Set(), link: '' });
  useEffect(() => {
    latest.current = options;
    view.current?.setProps({ attributes: { ...options.attributes } });
  });
  useEffect(() => {
    if (!element.current) return;
    const state = EditorState.create({ doc: documentOf(latest.current.initial()), plugins: plugins() });
    const made: EditorView = new EditorView(
      { mount: element.current },
      {
        state,
        attributes: { ...latest.current.attributes },
        dispatchTransaction(transaction) {
          made.updateState(made.state.apply(transaction));
          setStanding({ marks: marksAt(made.state), link: linkAt(made.state) });
          if (transaction.docChanged) latest.current.onChange(htmlOf(made.state.doc));
        },
        handleDOMEvents: {
          // Before the editor's own: it would parse what is pasted by a policy of its own.
          paste: (_, event) => paste(made, event, latest.current.pasted),
          drop: (_, event) => {
            event.preventDefault();
            return true;
          },
          blur: () => {
            readSelection(made);
            latest.current.onBlur?.();
            return false;
          },
        },
      },
    );
    view.current = made;
    return () => {
      made.destroy();
      view.current = null;
    };
  }, [element]);
  return { view, standing };
}

/** The browser reports a moved caret a moment later, which a button that is pressed at once would not wait for. */
function readSelection(view: EditorView): void {
  const selection = getSelection();
  const { anchorNode, focusNode } = selection ?? {};
  if (!selection || !anchorNode || !focusNode || view.composing) return;
  if (!view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  const { doc, tr } = view.state;
  const place = (node: globalThis.Node, offset: number) => doc.resolve(view.posAtDOM(node, offset));
  const present = TextSelection.between(
    place(anchorNode, selection.anchorOffset),
    place(focusNode, selection.focusOffset),
  );
  if (!present.eq(view.state.selection)) view.dispatch(tr.setSelection(present));
}

/** Pastes content in the form that the buttons could have produced; plain text becomes lines. */
function paste(view: EditorView, event: ClipboardEvent, pasted: EditorOptions['pasted']): boolean {
  event.preventDefault();
  const { clipboardData } = event;
  if (!clipboardData) return true;
  // Where plain text is asked for (Ctrl+Shift+V), browsers hand over nothing else.
  const nodes = pasted(clipboardData.getData('text/html')) ?? plainNodes(clipboardData.getData('text/plain'));
  // One step of its own for undo, however soon after a letter.
  view.dispatch(closeHistory(view.state.tr).replaceSelection(sliceOf(nodes)).scrollIntoView());
  return true;
}

function plainNodes(text: string): DocumentFragment {
  const nodes = document.createDocumentFragment();
  for (const line of text.split(/\r\n?|\n/)) {
    const paragraph = document.createElement('p');
    paragraph.append(line);
    nodes.append(paragraph);
  }
  return nodes;
}
