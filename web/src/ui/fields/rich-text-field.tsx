import { type ClipboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../cx.ts';
import { drawn, type Icon } from '../icons.tsx';
import prose from '../parts/prose.module.css';
import fieldStyles from './field.module.css';
import { describedBy, type FieldProps, FieldNotes, RequiredMark } from './field.tsx';
import styles from './rich-text-field.module.css';

const BoldIcon = /* @__PURE__ */ drawn('M6 4h5a3 3 0 0 1 0 6H6V4zm0 6h6a3 3 0 0 1 0 6H6v-6z');
const ItalicIcon = /* @__PURE__ */ drawn('M8.5 4h6M5.5 16h6M12 4L8 16');
const HeadingIcon = /* @__PURE__ */ drawn('M5 4v12M14 4v12M5 10h9');
const ListIcon = /* @__PURE__ */ drawn('M8 5.5h8.5M8 10h8.5M8 14.5h8.5M4 5.5h.1M4 10h.1M4 14.5h.1');
const NumbersIcon = /* @__PURE__ */ drawn('M9 5.5h7.5M9 10h7.5M9 14.5h7.5M3.5 4.5l1-.5v4M3.5 13h2l-2 3h2');
const QuoteIcon = /* @__PURE__ */ drawn('M4 5v10M8 6.5h8.5M8 10h8.5M8 13.5h5');

/** What a button of the editor does, as browsers name it. */
const marks = [
  { id: 'bold', icon: BoldIcon, command: ['bold'] },
  { id: 'italic', icon: ItalicIcon, command: ['italic'] },
  { id: 'heading', icon: HeadingIcon, command: ['formatBlock', 'h2'] },
  { id: 'list', icon: ListIcon, command: ['insertUnorderedList'] },
  { id: 'numbers', icon: NumbersIcon, command: ['insertOrderedList'] },
  { id: 'quote', icon: QuoteIcon, command: ['formatBlock', 'blockquote'] },
] as const satisfies readonly { id: string; icon: Icon; command: readonly [string, string?] }[];
export type RichTextMark = (typeof marks)[number]['id'];

export interface RichTextFieldProps extends Omit<FieldProps<string>, 'value' | 'disabled'> {
  /** What stands in it at the beginning; afterwards the field keeps its own text and reports changes as HTML. */
  readonly initial: () => DocumentFragment;
  /** What may stand of HTML that is pasted; empty where that is nothing and the plain text is taken. */
  readonly pasted: (html: string) => string;
  /** What the row of buttons and each of them is called. */
  readonly toolbarLabel: string;
  readonly markLabels: Readonly<Record<RichTextMark, string>>;
}

/**
 * A text with headings, lists and emphasis, on the browser's own editing: undo, spelling and every input method work as
 * anywhere. What is pasted comes as its buttons could have made it, so no foreign style or script ever stands in it.
 */
export function RichTextField({ initial, pasted, toolbarLabel, markLabels, onChange, ...field }: RichTextFieldProps) {
  const id = useId();
  const ids = { help: `${id}-help`, error: `${id}-error`, status: `${id}-status` };
  const editor = useEditor(initial);
  const notify = () => onChange(htmlOf(editor.current));
  const press = (command: string, value?: string) => {
    const element = editor.current;
    if (!element) return;
    if (document.activeElement !== element) element.focus();
    // Emphasis waits at the caret for what is typed next; to move it there again would forget that.
    if (command === 'bold' || command === 'italic') edit(command, value);
    else keepCaret(element, () => edit(command, value));
    notify();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    // Where plain text is asked for (Ctrl+Shift+V), browsers hand over nothing else.
    const html = pasted(event.clipboardData.getData('text/html'));
    if (html) edit('insertHTML', html);
    else edit('insertText', event.clipboardData.getData('text/plain'));
    notify();
  };
  return (
    <div className={fieldStyles['field']}>
      <div className={fieldStyles['head']}>
        <span className={fieldStyles['label']} id={`${id}-label`}>
          {field.label}
          {field.required && <RequiredMark />}
        </span>
      </div>
      <div className={styles['frame']}>
        <div className={styles['toolbar']} role="group" aria-label={toolbarLabel}>
          {marks.map(({ id: mark, icon, command: [command, value] }) => (
            <MarkButton key={mark} icon={icon} label={markLabels[mark]} onPress={() => press(command, value)} />
          ))}
        </div>
        <div
          ref={editor}
          id={id}
          data-field={field.name}
          className={cx(styles['editor'], prose['prose'])}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-labelledby={`${id}-label`}
          aria-required={field.required || undefined}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={describedBy(ids, field)}
          onInput={notify}
          onBlur={field.onBlur}
          onPaste={paste}
          onDrop={(event) => event.preventDefault()}
        />
      </div>
      <FieldNotes ids={ids} field={field} />
    </div>
  );
}

/** Empty where nothing can be read, although browsers keep a paragraph there. */
function htmlOf(editor: HTMLElement | null): string {
  return editor?.textContent.trim() ? editor.innerHTML : '';
}

function useEditor(initial: () => DocumentFragment) {
  const editor = useRef<HTMLDivElement>(null);
  const first = useRef(initial);
  useEffect(() => {
    edit('defaultParagraphSeparator', 'p');
    edit('styleWithCSS', 'false');
    const text = first.current();
    // Words outside of a paragraph lose the caret when they become a list.
    if (!text.hasChildNodes()) text.append(emptyParagraph());
    editor.current?.replaceChildren(text);
  }, []);
  return editor;
}

function emptyParagraph(): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.append(document.createElement('br'));
  return paragraph;
}

/** Chromium puts a list into the paragraph that it was, where no list may stand. */
function freeLists(editor: HTMLElement): void {
  for (const paragraph of editor.querySelectorAll('p:has(> ul, > ol)')) {
    paragraph.replaceWith(...paragraph.childNodes);
  }
}

const lines = 'p, li, h2, blockquote';

interface Caret {
  /** How many stand before it. */
  readonly characters: number;
  /** Nothing stands before it on its line, so that it is not at the end of the one before. */
  readonly beginsLine: boolean;
  /** On a line without words: which one of those that follow the same characters; -1 on every other. */
  readonly emptyLine: number;
}

/** A list leaves the caret before its words instead of where it was: it goes back to its line, behind as many characters. */
function keepCaret(editor: HTMLElement, run: () => void): void {
  const caret = caretPlace(editor);
  run();
  freeLists(editor);
  if (caret) putCaret(editor, caret);
}

function putCaret(editor: HTMLElement, { characters, beginsLine, emptyLine }: Caret): void {
  const selection = getSelection();
  const line = emptyLines(editor, characters)[emptyLine];
  if (line) selection?.collapse(line, 0);
  if (emptyLine !== -1) return;
  const texts = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
  let rest = characters;
  while (texts.nextNode()) {
    const { length } = texts.currentNode as Text;
    if (rest < length || (rest === length && !beginsLine)) return selection?.collapse(texts.currentNode, rest);
    rest -= length;
  }
}

/** Undefined where something is selected, which stays selected. */
function caretPlace(editor: HTMLElement): Caret | undefined {
  const selection = getSelection();
  const node = selection?.anchorNode;
  if (!selection?.isCollapsed || !node || !editor.contains(node)) return undefined;
  const before = (root: Element) => charactersBetween(root, node, selection.anchorOffset);
  const line = (node instanceof Element ? node : node.parentElement)?.closest(lines) ?? null;
  const isInside = line !== null && editor.contains(line);
  const characters = before(editor);
  const emptyLine = isInside ? emptyLines(editor, characters).indexOf(line) : -1;
  return { characters, beginsLine: isInside && before(line) === 0, emptyLine };
}

/** The lines without words behind so many characters. */
function emptyLines(editor: HTMLElement, characters: number): Element[] {
  return [...editor.querySelectorAll(lines)].filter(
    (line) =>
      line.textContent === '' && !line.querySelector(lines) && charactersBetween(editor, line, 0) === characters,
  );
}

function charactersBetween(root: Element, node: Node, offset: number): number {
  const range = document.createRange();
  range.setStart(root, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

/** Nothing else that browsers have keeps their own undo; every one of them runs these commands. */
function edit(command: string, value?: string): void {
  // oxlint-disable-next-line typescript/no-deprecated -- there is no successor for editing by the browser
  document.execCommand(command, false, value);
}

interface MarkButtonProps {
  readonly icon: Icon;
  readonly label: string;
  readonly onPress: () => void;
}

function MarkButton({ icon: Drawing, label, onPress }: MarkButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles['mark']}
      aria-label={label}
      title={label}
      // The selection in the text must stay where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Drawing />
    </button>
  );
}
