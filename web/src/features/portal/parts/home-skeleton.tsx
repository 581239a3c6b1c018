import { Bones, Skeleton } from '../../../ui/parts/states.tsx';
import { useText } from '../texts.ts';
import portlets from './home-portlets.module.css';
import styles from './home-skeleton.module.css';

/** The portlets of a home that is on its way, in the boxes in which they will stand. */
export function HomeSkeleton() {
  const t = useText();
  return (
    <Skeleton label={t('home.loading')}>
      <div className={styles['parts']}>
        <div className={portlets['portlets']}>
          {['first', 'second', 'third'].map((key) => (
            <div key={key} className={portlets['portlet']}>
              <Bones lines={5} />
            </div>
          ))}
        </div>
      </div>
    </Skeleton>
  );
}
