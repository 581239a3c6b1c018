import { useEffect, useRef } from 'react';
import { usePath } from '../navigation/address.ts';

/** Who goes to another page is in its content, not on the link that led there; the first page is not moved. */
export function useFocusOnArrival(): void {
  const path = usePath();
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [path]);
}
