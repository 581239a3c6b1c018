import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  exitCode,
  lift,
  liftEmptyBlock,
  newlineInCode,
  setBlockType,
  splitBlockKeepMarks,
  toggleMark,
  wrapIn,
} from '@tiptap/pm/commands';
import { history, redo, undo } from '@tiptap/pm/history';
import { keymap } from '@tiptap/pm/keymap';
import type { MarkType, Node, NodeType } from '@tiptap/pm/model';
import { liftListItem, sinkListItem, splitListItemKeepMarks, wrapInList } from '@tiptap/pm/schema-list';
import type { Command, EditorState, Plugin } from '@tiptap/pm/state';
import type { RichTextMark } from './marks.ts';
import { schema } from './schema.ts';

const { paragraph, heading, quote, list, numbers, item, line } = schema.nodes;
const { strong, em, link } = schema.marks;

/** The nearest block of one of the kinds around the caret. */
function around(state: EditorState, ...kinds: readonly NodeType[]): { node: Node; at: number } | undefined {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (kinds.includes(node.type)) return { node, at: $from.before(depth) };
  }
  return undefined;
}

/** Makes a list of the lines, a list of the other kind of a list, and lines of the list that it already is. */
const toggleList =
  (kind: NodeType): Command =>
  (state, dispatch) => {
    const present = around(state, list, numbers);
    if (!present) return wrapInList(kind)(state, dispatch);
    if (present.node.type === kind) return liftListItem(item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(present.at, kind));
    return true;
  };

const toggleHeading: Command = (state, dispatch) =>
  setBlockType(around(state, heading) ? paragraph : heading)(state, dispatch);

const toggleQuote: Command = (state, dispatch) => (around(state, quote) ? lift : wrapIn(quote))(state, dispatch);

const commands = {
  bold: toggleMark(strong),
  italic: toggleMark(em),
  heading: toggleHeading,
  list: toggleList(list),
  numbers: toggleList(numbers),
  quote: toggleQuote,
} as const satisfies Record<Exclude<RichTextMark, 'link'>, Command>;

/** Returns the command of a button; a link asks for its address first. */
export function commandOf(mark: Exclude<RichTextMark, 'link'>): Command {
  return commands[mark];
}

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return Boolean(type.isInSet(storedMarks ?? $from.marks()));
  return doc.rangeHasMark(from, to, type);
}

/** Returns the marks whose buttons are pressed at the caret. */
export function marksAt(state: EditorState): ReadonlySet<RichTextMark> {
  const present = around(state, list, numbers)?.node.type;
  const held: Readonly<Record<RichTextMark, boolean>> = {
    bold: hasMark(state, strong),
    italic: hasMark(state, em),
    heading: around(state, heading) !== undefined,
    list: present === list,
    numbers: present === numbers,
    quote: around(state, quote) !== undefined,
    link: hasMark(state, link),
  };
  return new Set((Object.keys(held) as RichTextMark[]).filter((each) => held[each]));
}

/** The address of the link that the caret stands in. */
export function linkAt({ selection: { $from }, doc, selection }: EditorState): string {
  const marks = selection.empty ? $from.marks() : (doc.nodeAt(selection.from)?.marks ?? []);
  const found = link.isInSet(marks);
  return found ? String(found.attrs['href']) : '';
}

/** The whole of the link around the caret, or what is selected. */
function linkRange({ selection, doc }: EditorState): { from: number; to: number } {
  const { $from, from, to, empty } = selection;
  const present = link.isInSet($from.marks());
  if (!empty || !present) return { from, to };
  let [first, last] = [from, to];
  doc.nodesBetween($from.start(), $from.end(), (node, at) => {
    if (!present.isInSet(node.marks) || at > from || at + node.nodeSize < from) return;
    first = Math.min(first, at);
    last = Math.max(last, at + node.nodeSize);
  });
  return { from: first, to: last };
}

/** Links what is selected; where nothing is, the address itself becomes the words. Without an address the link goes. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state);
    const { tr } = state;
    if (href === '') tr.removeMark(from, to, link);
    else if (from === to) tr.insert(from, schema.text(href, [link.create({ href })]));
    else tr.removeMark(from, to, link).addMark(from, to, link.create({ href }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };

const newLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(line.create()).scrollIntoView());
  return true;
});

/** The keys of every text, and those of lists; the Tab key goes on to the next field. */
export function plugins(): Plugin[] {
  return [
    history(),
    keymap({
      'Mod-z': undo,
      'Mod-Shift-z': redo,
      'Mod-y': redo,
      'Mod-b': commands.bold,
      'Mod-i': commands.italic,
      'Mod-]': sinkListItem(item),
      'Mod-[': liftListItem(item),
      'Shift-Enter': newLine,
      Enter: chainCommands(
        splitListItemKeepMarks(item),
        newlineInCode,
        createParagraphNear,
        liftEmptyBlock,
        splitBlockKeepMarks,
      ),
    }),
    keymap(baseKeymap),
  ];
}
