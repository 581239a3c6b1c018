import { Brand, type BrandMarkProps } from '../../../../ui/marks/brand-mark.tsx';
import { useText } from '../texts.ts';
import styles from './preview.module.css';

/** The bar of portal and console, drawn with what is typed. */
export function Preview({ brand }: { readonly brand: BrandMarkProps & { readonly name: string } }) {
  const t = useText();
  return (
    <figure className={styles['preview']}>
      <figcaption>{t('identity.preview')}</figcaption>
      <div className={styles['bar']}>
        <Brand {...brand} />
      </div>
    </figure>
  );
}
