import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { useText } from '../texts.ts';
import styles from './shortcuts.module.css';

/** Shows the keyboard shortcuts; `?` opens the list. */
export function Shortcuts({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const shortcuts = [
    ['Ctrl K / ⌘ K', t('shortcuts.palette')],
    ['?', t('shortcuts.help')],
    ['↑ ↓', t('shortcuts.rows')],
    ['Enter', t('shortcuts.open')],
    ['Space', t('shortcuts.select')],
    ['Shift ↑ ↓', t('shortcuts.selectMore')],
    ['.', t('shortcuts.acts')],
    ['Ctrl Z / ⌘ Z', t('shortcuts.undo')],
    ['Esc', t('shortcuts.close')],
  ] as const;
  return (
    <Popup title={t('help.shortcuts')} onClose={onClose}>
      <dl className={styles['keys']}>
        {shortcuts.map(([keys, text]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Popup>
  );
}
