import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { inElement } from '../in-element.tsx';
import { DialogButtons } from '../dialogs/popup.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { useRepeating } from '../repeated/repeated.tsx';
import styles from './form-actions.module.css';

interface FormActionsProps {
  /** Text of the submit button, such as 'Save'; undefined if the form can no longer be sent. */
  readonly submit: string | undefined;
  readonly busy?: boolean | undefined;
  /** Reason that the form cannot be sent now. */
  readonly disabledReason?: string | undefined;
  /** Sending it destroys something: the form is what asks for that. */
  readonly destroys?: boolean | undefined;
  readonly onCancel: () => void;
  /** Label in place of 'Cancel', for a button that leads elsewhere. */
  readonly cancel?: string | undefined;
  /** Other actions for the thing that the form edits, such as deleting it; shown apart. */
  readonly children?: ReactNode;
}

/** Row at a form's foot in a panel or popup: cancel, then its action at the right. */
export function FormActions({ submit, busy, disabledReason, destroys, onCancel, cancel, children }: FormActionsProps) {
  const texts = useUiTexts();
  const repeating = useRepeating();
  const addsAnother = repeating !== null && submit !== undefined;
  const addAnother = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    repeating?.choose(true);
    form?.requestSubmit();
  };
  return (
    <div className={styles['foot']}>
      {(Boolean(children) || addsAnother) && (
        <div className={styles['apart']} data-apart="">
          {inElement(children)}
          {addsAnother && (
            <Button disabledReason={disabledReason ?? (busy ? texts.working : undefined)} onClick={addAnother}>
              {texts.andAnother}
            </Button>
          )}
        </div>
      )}
      <DialogButtons cancel={cancel} onCancel={onCancel}>
        {submit !== undefined && (
          <Button
            type="submit"
            variant={destroys ? 'destroy' : 'primary'}
            busy={busy}
            disabledReason={disabledReason}
            onClick={() => repeating?.choose(false)}
          >
            {submit}
          </Button>
        )}
      </DialogButtons>
    </div>
  );
}
