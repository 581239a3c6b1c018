import type { MouseEvent } from 'react';
import { navigate } from '../../../../kernel/navigation/address.ts';
import { isPlainPress } from '../../../../kernel/navigation/link.tsx';
import { LinkButton, type LinkButtonProps } from '../../../../ui/button.tsx';

/** A link that looks like a button and changes the page in place. */
export function GoButton(props: LinkButtonProps) {
  const go = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    navigate(props.href);
  };
  return <LinkButton {...props} onClick={go} />;
}
