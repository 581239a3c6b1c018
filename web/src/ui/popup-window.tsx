import type { MouseEvent, ReactNode } from 'react';
import { useUiTexts } from './ui-texts.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { inElement } from './in-element.tsx';

/** The specification's size of the privacy popup. */
export const privacyWindow = { width: 820, height: 860 } as const;

interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Opens an address in a window; false on phones or if blocked, so that the link opens as a page (ACS-08). */
export function openWindow(href: string, { width, height }: WindowSize): boolean {
  if (matchMedia('(pointer: coarse)').matches || screen.availWidth < width) return false;
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2));
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
  return open(href, windowName(href), features) !== null;
}

/** The same address again comes back to the same window instead of a second one. */
function windowName(href: string): string {
  return `madang${new URL(href, location.href).pathname.replace(/\W+/g, '-')}`;
}

interface WindowLinkProps {
  readonly href: string;
  readonly size?: WindowSize;
  readonly children: ReactNode;
}

/** Link that announces and opens a window; without windows it opens a new page, so typed input stays. */
export function WindowLink({ href, size = privacyWindow, children }: WindowLinkProps) {
  const texts = useUiTexts();
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    if (openWindow(href, size)) event.preventDefault();
  };
  return (
    <a href={href} target="_blank" rel="noopener" onClick={press}>
      {inElement(children)}
      <VisuallyHidden>{` (${texts.newWindow})`}</VisuallyHidden>
    </a>
  );
}
