import { type ReactNode, useEffect, useRef } from 'react';

/** The form is gone: the focus goes to the heading of what came in its place. */
export function HeadingFocus({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('h1')?.focus(), []);
  return <div ref={box}>{children}</div>;
}
