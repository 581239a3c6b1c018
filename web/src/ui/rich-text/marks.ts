import { drawn, type Icon } from '../icons.tsx';

const BoldIcon = /* @__PURE__ */ drawn('M6 4h5a3 3 0 0 1 0 6H6V4zm0 6h6a3 3 0 0 1 0 6H6v-6z');
const ItalicIcon = /* @__PURE__ */ drawn('M8.5 4h6M5.5 16h6M12 4L8 16');
const HeadingIcon = /* @__PURE__ */ drawn('M5 4v12M14 4v12M5 10h9');
const ListIcon = /* @__PURE__ */ drawn('M8 5.5h8.5M8 10h8.5M8 14.5h8.5M4 5.5h.1M4 10h.1M4 14.5h.1');
const NumbersIcon = /* @__PURE__ */ drawn('M9 5.5h7.5M9 10h7.5M9 14.5h7.5M3.5 4.5l1-.5v4M3.5 13h2l-2 3h2');
const QuoteIcon = /* @__PURE__ */ drawn('M4 5v10M8 6.5h8.5M8 10h8.5M8 13.5h5');
const LinkIcon = /* @__PURE__ */ drawn(
  'M8.5 11.5a3 3 0 0 0 4.2 0l2.6-2.6a3 3 0 0 0-4.2-4.2l-1.3 1.3M11.5 8.5a3 3 0 0 0-4.2 0l-2.6 2.6a3 3 0 0 0 4.2 4.2l1.3-1.3',
);

/** Formats that the editor's buttons apply to the text. */
export const marks = [
  { id: 'bold', icon: BoldIcon },
  { id: 'italic', icon: ItalicIcon },
  { id: 'heading', icon: HeadingIcon },
  { id: 'list', icon: ListIcon },
  { id: 'numbers', icon: NumbersIcon },
  { id: 'quote', icon: QuoteIcon },
  { id: 'link', icon: LinkIcon },
] as const satisfies readonly { id: string; icon: Icon }[];
export type RichTextMark = (typeof marks)[number]['id'];

/** Texts of the link form. */
export interface LinkTexts {
  readonly address: string;
  readonly invalid: string;
  readonly apply: string;
  readonly remove: string;
}
