import { useEffect, useRef } from 'react';
import { usePath } from '../navigation/address.ts';

/** Moves the focus into the content of a newly opened page, away from the link that led there; the first page keeps its focus. */
export function useFocusOnArrival(): void {
  const path = usePath();
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [path]);
}
