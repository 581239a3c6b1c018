import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { DialogButtons } from '../dialogs/popup.tsx';
import styles from './form-actions.module.css';

interface FormActionsProps {
  /** What the form does when it is sent, such as 'Save'; none where it can be sent no more. */
  readonly submit: string | undefined;
  readonly busy?: boolean | undefined;
  /** Why it cannot be sent now. */
  readonly disabledReason?: string | undefined;
  /** Sending it destroys something: the form is what asks for that. */
  readonly destroys?: boolean | undefined;
  readonly onCancel: () => void;
  /** In place of 'Cancel', where it leads elsewhere than out. */
  readonly cancel?: string | undefined;
  /** What else can be done with the thing that the form is about, such as deleting it; it stands apart. */
  readonly children?: ReactNode;
}

/** The row at the foot of a form in a panel or a popup: the way out, then its one action at the right end, as in every dialog. */
export function FormActions({ submit, busy, disabledReason, destroys, onCancel, cancel, children }: FormActionsProps) {
  return (
    <div className={styles['foot']}>
      {Boolean(children) && (
        <div className={styles['apart']} data-apart="">
          {children}
        </div>
      )}
      <DialogButtons cancel={cancel} onCancel={onCancel}>
        {submit !== undefined && (
          <Button type="submit" variant={destroys ? 'destroy' : 'primary'} busy={busy} disabledReason={disabledReason}>
            {submit}
          </Button>
        )}
      </DialogButtons>
    </div>
  );
}
