import { Button } from '../../ui/button.tsx';
import { PlusIcon, UserIcon } from '../../ui/icons.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { EmptyState, ErrorState, Skeleton, Working } from '../../ui/parts/states.tsx';
import styles from '../gallery.module.css';
import { useGalleryTexts } from '../texts.ts';

export function StatesPart() {
  const t = useGalleryTexts();
  return (
    <div className={styles['columns']}>
      <Card>
        <EmptyState
          icon={<UserIcon />}
          title={t('states.empty')}
          text={t('states.emptyText')}
          action={
            <Button variant="primary" icon={<PlusIcon />}>
              {t('states.emptyAction')}
            </Button>
          }
        />
      </Card>
      <Card>
        <ErrorState
          title={t('states.failed')}
          text={t('notes.warning')}
          code={{ label: t('states.code'), value: '7f3a9c52-1d', copyText: t('states.copy') }}
        />
      </Card>
      <Card>
        <Skeleton label={t('states.loading')} />
      </Card>
      <Card>
        <Working text={t('states.working')} />
      </Card>
    </div>
  );
}
