import styles from './brand-mark.module.css';

export interface BrandMarkProps {
  /** Initials shown if there is no picture. */
  readonly initials: string;
  /** One of the dyes, or a colour of its own with the ink that is read on it. */
  readonly color: { readonly dye: string } | { readonly ground: string; readonly ink: string };
  readonly image?: string | null;
  /** Size in a bar, or above the text of a page. */
  readonly size?: 'bar' | 'page';
}

/** The mark of an organisation: its picture, or its initials on its colour. The name stands beside it. */
export function BrandMark({ initials, color, image = null, size = 'bar' }: BrandMarkProps) {
  if (image !== null) {
    return <img className={styles['picture']} data-size={size} src={image} alt="" width="32" height="32" />;
  }
  const isDyed = 'dye' in color;
  return (
    <span
      className={styles['mark']}
      aria-hidden="true"
      data-size={size}
      data-dye={isDyed ? color.dye : undefined}
      data-initials={initials}
      style={isDyed ? undefined : { background: color.ground, color: color.ink }}
    />
  );
}

/** The mark with the name beside it. */
export function Brand({ name, ...mark }: BrandMarkProps & { readonly name: string }) {
  return (
    <span className={styles['brand']}>
      <BrandMark {...mark} />
      <span className={styles['name']}>{name}</span>
    </span>
  );
}
