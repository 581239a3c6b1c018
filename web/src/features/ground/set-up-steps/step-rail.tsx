import { Stepper } from '../../../ui/parts/stepper.tsx';
import styles from './step-rail.module.css';

interface StepRailProps {
  readonly label: string;
  readonly steps: readonly string[];
  readonly active: number;
}

/** Many steps: one under the other where the screen is wide, a bar of as many parts where it is narrow. */
export function StepRail(props: StepRailProps) {
  return (
    <div className={styles['rail']}>
      <Stepper {...props} vertical />
    </div>
  );
}
