import { Fragment, type ReactNode } from 'react';
import { inElement } from '../ui/in-element.tsx';

type Wrap = (text: string) => ReactNode;

/**
 * Fills marks of a translated sentence with elements: `richText('Read the <terms>terms</terms>.', { terms })`. Unknown
 * marks are plain text; marks do not nest.
 */
export function richText(sentence: string, wraps: Readonly<Record<string, Wrap>>): ReactNode {
  return splitMarks(sentence).map(({ mark, text }, place) => {
    const wrap = mark === undefined ? undefined : wraps[mark];
    // The parts of a sentence have no identity beside their place.
    return <Fragment key={place}>{inElement(wrap ? wrap(text) : text)}</Fragment>;
  });
}

interface Part {
  readonly mark?: string;
  readonly text: string;
}

const beginning = /<(\w+)>/g;

/** Exported for its test. */
export function splitMarks(sentence: string): Part[] {
  const parts: Part[] = [];
  const unended = new Set<string>();
  let end = 0;
  for (const { 0: tag, 1: mark = '', index } of sentence.matchAll(beginning)) {
    if (index < end || unended.has(mark)) continue;
    const endTag = `</${mark}>`;
    const textEnd = sentence.indexOf(endTag, index);
    if (textEnd === -1) {
      unended.add(mark);
      continue;
    }
    if (index > end) parts.push({ text: sentence.slice(end, index) });
    parts.push({ mark, text: sentence.slice(index + tag.length, textEnd) });
    end = textEnd + endTag.length;
  }
  if (end < sentence.length) parts.push({ text: sentence.slice(end) });
  return parts;
}
