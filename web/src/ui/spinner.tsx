import styles from './spinner.module.css';

/** A turning ring in the colour of the text; what is being done is said beside it. */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden="true" />;
}
