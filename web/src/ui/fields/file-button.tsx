import button from '../button.module.css';
import { cx } from '../cx.ts';
import type { ControlProps } from './field.tsx';
import styles from './file-button.module.css';

interface FileButtonProps {
  readonly control: ControlProps;
  /** Text of the button, which names the kind of file to choose. */
  readonly text: string;
  readonly accept: string;
  readonly onChoose: (file: File | undefined) => void;
}

/** Chooses a file, in the words of the page instead of the browser's. */
export function FileButton({ control: { className: _wide, ...control }, text, accept, onChoose }: FileButtonProps) {
  return (
    <span className={styles['holder']}>
      <input
        {...control}
        className={styles['input']}
        type="file"
        accept={accept}
        onChange={(event) => onChoose(event.target.files?.[0])}
      />
      <label htmlFor={control.id} className={cx(button['button'], button['secondary'], button['small'])}>
        {text}
      </label>
    </span>
  );
}
