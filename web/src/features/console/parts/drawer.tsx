import { IconButton } from '../../../ui/button.tsx';
import { useModal } from '../../../ui/dialogs/use-modal.ts';
import { CloseIcon } from '../../../ui/icons.tsx';
import { useText } from '../texts.ts';
import styles from './drawer.module.css';
import { HelpInDrawer } from './help-menu.tsx';
import { Navigation } from './navigation.tsx';

interface DrawerProps {
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

/** The navigation and the help over the page, where there is no room beside it. */
export function Drawer({ onClose, onShortcuts }: DrawerProps) {
  const t = useText();
  const dialog = useModal();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press beside it closes; Esc does too
    <dialog
      ref={dialog}
      className={styles['drawer']}
      aria-label={t('shell.navigation')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles['inner']}>
        <div className={styles['head']}>
          <IconButton icon={CloseIcon} label={t('shell.closeMenu')} onClick={onClose} />
        </div>
        <Navigation onGone={onClose} />
        <HelpInDrawer onShortcuts={onShortcuts} />
      </div>
    </dialog>
  );
}
