import { type ComponentType, useSyncExternalStore } from 'react';
import type { PublicPage } from '../feature.ts';
import { latePart } from './late-part.tsx';

type Given = NonNullable<PublicPage['beside']>;

/** The width from which pages have two columns; page-frame.module.css has the same one. */
const wide = matchMedia('(width >= 62.5rem)');

function onWidth(changed: () => void): () => void {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}

/** Two frames: by then the page itself has been painted, which waits for nothing beside it. */
const afterPaint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Returns the component beside a page. It loads after the page, and only if there is room for it or it may go below. */
export function besideOf({ part, below }: Given): ComponentType {
  const Part = latePart(async () => {
    await afterPaint();
    return part();
  });
  return function Beside() {
    const isWide = useSyncExternalStore(onWidth, () => wide.matches);
    if (!isWide && !below) return null;
    return <Part />;
  };
}
