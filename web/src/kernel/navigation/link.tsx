import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { navigate, usePath } from './address.ts';
import { preload } from './routes.ts';

/** Delay in milliseconds before a link loads its page: a pointer that only passes over it loads nothing. */
const intentMs = 50;

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
  readonly search?: Readonly<Record<string, string | undefined>>;
  /** Only the page itself is where the link leads, none below it. */
  readonly exact?: boolean;
}

/** A link between pages of the app: no document is loaded, and the page is on its way while the link is pointed at. */
export function Link({ to, search = {}, exact = false, onClick, children, ...native }: LinkProps) {
  const path = usePath();
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { pathname } = new URL(to, location.href);
  const begin = () => {
    intent.current = setTimeout(() => void preload(pathname), intentMs);
  };
  const href = withSearch(to, search);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    navigate(href);
  };
  const isHere = path === pathname || (!exact && path.startsWith(`${pathname}/`));
  return (
    <a
      {...(isHere && { 'aria-current': 'page' })}
      {...native}
      href={href}
      onClick={press}
      onPointerEnter={begin}
      onPointerLeave={() => clearTimeout(intent.current)}
      onFocus={begin}
    >
      {children}
    </a>
  );
}

/** Returns true for a press without keys and with the main button; others open the link beside, as in any page. */
export function isPlainPress({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

function withSearch(to: string, search: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? to : `${to}?${new URLSearchParams(given)}`;
}
