import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Who goes to another page is in its content, not on the link that led there; the first page is not moved. */
export function useFocusOnArrival(): void {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [path]);
}
