import type { WindowTarget } from '@madang/contract/workplace/menus/rules.ts';
import type { ReactNode } from 'react';
import { useUiTexts } from '../../../../ui/ui-texts.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';

interface OutsideLinkProps {
  readonly link: {
    readonly url: string;
    readonly windowTarget: WindowTarget;
    readonly isFullScreen?: boolean;
  };
  readonly title: string;
  readonly picture?: ReactNode;
  readonly className?: string | undefined;
}

/** POR-04: a new window or a new tab, as the company set it. What opens never gets a hold on this page. */
export function OutsideLink({ link, title, picture, className }: OutsideLinkProps) {
  const { newWindow } = useUiTexts();
  const open = (event: { preventDefault: () => void }) => {
    // A window of its own is one with features.
    event.preventDefault();
    const { availWidth: width, availHeight: height } = screen;
    const whole = link.isFullScreen ? `,left=0,top=0,width=${width},height=${height}` : '';
    window.open(link.url, '_blank', `popup,noopener${whole}`);
  };
  return (
    <a
      className={className}
      href={link.url}
      target="_blank"
      rel="noopener"
      {...((link.windowTarget === 'newWindow' || link.isFullScreen) && { onClick: open })}
    >
      {picture}
      <span>
        <span>{title}</span>
        <VisuallyHidden>{` (${newWindow})`}</VisuallyHidden>
      </span>
    </a>
  );
}
