import type { LinkIconName } from '@madang/contract/quick-links/rules.ts';
import type { WindowTarget } from '@madang/contract/menus/rules.ts';
import { linkDrawings } from '../../../kernel/rooms/link-drawings.ts';
import { useUiTexts } from '../../../ui/ui-texts.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './home-portlets.module.css';

interface OutsideLinkProps {
  readonly link: {
    readonly url: string;
    readonly windowTarget: WindowTarget;
    readonly isFullScreen?: boolean;
    readonly icon?: LinkIconName;
    readonly imageAddress?: string | null;
  };
  readonly title: string;
  readonly className?: string | undefined;
}

/** POR-04: a new window or a new tab, as the company set it. What opens never gets a hold on this page. */
export function OutsideLink({ link, title, className }: OutsideLinkProps) {
  const { newWindow } = useUiTexts();
  const Drawing = link.icon && linkDrawings[link.icon];
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
      {link.imageAddress ? (
        <img className={styles['image']} src={link.imageAddress} alt="" />
      ) : (
        Drawing && (
          <span className={styles['icon']}>
            <Drawing />
          </span>
        )
      )}
      {title}
      <VisuallyHidden>{` (${newWindow})`}</VisuallyHidden>
    </a>
  );
}
