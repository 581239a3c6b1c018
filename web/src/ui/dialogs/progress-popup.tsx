import { Spinner } from '../spinner.tsx';
import { Popup } from './popup.tsx';
import styles from './progress-popup.module.css';

interface ProgressPopupProps {
  readonly title: string;
  readonly text: string;
}

/** Work that the person must wait for; it goes when the work is done. */
export function ProgressPopup({ title, text }: ProgressPopupProps) {
  return (
    <Popup title={title} size="message" urgent>
      <div className={styles['work']} tabIndex={-1} data-autofocus>
        <Spinner />
        <span role="status">{text}</span>
      </div>
    </Popup>
  );
}
