import { Fragment, type ReactNode } from 'react';

type Wrap = (text: string) => ReactNode;

/**
 * A translated sentence with marked parts: `richText('Read the <terms>terms</terms>.', { terms: (text) =>
 * <a href="…">{text}</a> })`. Each language puts its parts where its grammar wants them. A mark that is
 * not named stays plain text; marks do not nest.
 */
export function richText(sentence: string, wraps: Readonly<Record<string, Wrap>>): ReactNode {
  return splitMarks(sentence).map(({ mark, text }, place) => {
    const wrap = mark === undefined ? undefined : wraps[mark];
    // The parts of a sentence have no identity beside their place.
    return <Fragment key={place}>{wrap ? wrap(text) : text}</Fragment>;
  });
}

interface Part {
  readonly mark?: string;
  readonly text: string;
}

const marked = /<(\w+)>(.*?)<\/\1>/gs;

/** Exported for its test. */
export function splitMarks(sentence: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const found of sentence.matchAll(marked)) {
    const [whole, mark = '', text = ''] = found;
    if (found.index > end) parts.push({ text: sentence.slice(end, found.index) });
    parts.push({ mark, text });
    end = found.index + whole.length;
  }
  if (end < sentence.length) parts.push({ text: sentence.slice(end) });
  return parts;
}
