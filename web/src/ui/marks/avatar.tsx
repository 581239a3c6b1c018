import styles from './avatar.module.css';
import { dyeOf, initialsOf } from './initials.ts';

interface AvatarProps {
  /** As it is shown beside the avatar. */
  readonly name: string;
  /** Text from which the dye is derived: the same in every language. */
  readonly seed?: string;
  /** Address of the photo; without a photo the initials are shown. */
  readonly photo?: string | undefined;
  /** In a line of text, in a row, in a feed, in a panel. */
  readonly size?: 'small' | 'row' | 'feed' | 'panel';
}

/**
 * A person's face, or what stands for it. The name is always beside it, so screen readers pass it over; the letters
 * are drawn by the style sheet, so that they are neither copied nor found with the name.
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
