import { cx } from '../cx.ts';
import { CheckIcon } from '../icons.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** The place of the active step; those before are done, those after pending. */
  readonly active: number;
  /** Names beside the numbers, one under the other; without it the names stand below. */
  readonly vertical?: boolean;
}

/** Shows the current step in a sequence of steps. */
export function Stepper({ label, steps, active, vertical }: StepperProps) {
  const texts = useUiTexts();
  const stateTexts = { done: texts.stepDone, active: texts.stepActive, pending: texts.stepPending };
  return (
    <ol className={cx(styles['stepper'], vertical && styles['vertical'])} aria-label={label}>
      {steps.map((step, place) => {
        const state = place < active ? 'done' : place === active ? 'active' : 'pending';
        return (
          <li
            key={step}
            className={cx(styles['step'], styles[state])}
            aria-current={state === 'active' ? 'step' : undefined}
          >
            <span className={styles['number']} aria-hidden="true">
              {state === 'done' ? <CheckIcon size={16} /> : place + 1}
            </span>
            <span className={styles['name']}>
              <span>{step}</span>
              <VisuallyHidden>{`, ${stateTexts[state]}`}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
