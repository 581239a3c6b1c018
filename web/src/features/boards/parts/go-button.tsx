import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { LinkButton, type LinkButtonProps } from '../../../ui/button.tsx';

/** A link that looks like a button and changes the page in place; with a key held it opens beside, as any link does. */
export function GoButton(props: LinkButtonProps) {
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ href: props.href });
  };
  return <LinkButton {...props} onClick={go} />;
}
