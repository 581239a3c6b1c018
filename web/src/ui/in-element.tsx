import type { ReactNode } from 'react';

/** Puts a bare text into an element: a browser's translator replaces text nodes, and React would look for its own (ACS-01). */
export function inElement(content: ReactNode): ReactNode {
  return typeof content === 'string' || typeof content === 'number' ? <span>{content}</span> : content;
}
