import { type ComponentType, lazy, Suspense } from 'react';
import styles from './late-field.module.css';

/** A field whose file comes behind its form: its place is kept, and what stands around it keeps focus and sight. */
export function lateField<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Field = lazy(async () => ({ default: await load() }));
  return function LateField(props: Props) {
    return (
      <Suspense fallback={<div className={styles['waiting']} />}>
        <Field {...props} />
      </Suspense>
    );
  };
}
