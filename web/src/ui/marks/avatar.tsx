import styles from './avatar.module.css';
import { dyeOf, initialsOf } from './initials.ts';

interface AvatarProps {
  /** Name as shown beside the avatar. */
  readonly name: string;
  /** Text from which the dye is derived: the same in every language. */
  readonly seed?: string;
  /** Address of the photo; without a photo the initials are shown. */
  readonly photo?: string | undefined;
  /** Size in a line of text, a row, a feed or a panel. */
  readonly size?: 'small' | 'row' | 'feed' | 'panel';
}

/**
 * Face of a person or its replacement, hidden from screen readers because the name is beside it; letters come from the
 * style sheet.
 */
export function Avatar({ name, seed = name, photo, size = 'row' }: AvatarProps) {
  return (
    <span
      className={styles['avatar']}
      aria-hidden="true"
      data-size={size}
      data-dye={dyeOf(seed)}
      data-initials={photo === undefined ? initialsOf(name, size === 'small') : undefined}
    >
      {photo !== undefined && <img className={styles['photo']} src={photo} alt="" loading="lazy" />}
    </span>
  );
}
