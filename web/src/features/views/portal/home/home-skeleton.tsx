import { Bones, Skeleton } from '../../../../ui/parts/states.tsx';
import { useText } from '../texts.ts';
import columns from './home-columns.module.css';

/** The cards of a home that is on its way, in the columns in which they will stand. */
export function HomeSkeleton() {
  const t = useText();
  return (
    <Skeleton label={t('home.loading')}>
      <div className={columns['columns']}>
        <div className={columns['main']}>
          <Bone />
          <Bone />
        </div>
        <div className={columns['side']}>
          <Bone />
        </div>
      </div>
    </Skeleton>
  );
}

function Bone() {
  return (
    <div className={columns['bone']}>
      <Bones lines={5} />
    </div>
  );
}
