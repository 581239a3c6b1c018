import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import styles from './person-name.module.css';

interface PersonNameProps {
  readonly name: string;
  readonly seed?: string;
  readonly photo?: string | undefined;
  /** A second line: the name in other letters, an ID. */
  readonly detail?: ReactNode;
  /** Small pictures behind the name. */
  readonly marks?: ReactNode;
}

/** A person in a row of a list: the face, the name, and a quiet line under it. */
export function PersonName({ name, seed = name, photo, detail, marks }: PersonNameProps) {
  return (
    <span className={styles['person']}>
      <Avatar name={name} seed={seed} photo={photo} />
      <span className={styles['lines']}>
        <span className={styles['named']}>
          <span className={styles['name']}>{name}</span>
          {marks}
        </span>
        {detail !== undefined && detail !== '' && (
          <>
            {' '}
            <span className={styles['detail']}>{detail}</span>
          </>
        )}
      </span>
    </span>
  );
}
