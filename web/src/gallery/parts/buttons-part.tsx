import { Button, IconButton, LinkButton } from '../../ui/button.tsx';
import { FormActions } from '../../ui/fields/form-actions.tsx';
import { ArrowRightIcon, CopyIcon, DownloadIcon, PlusIcon, SearchIcon } from '../../ui/icons.tsx';
import { DeleteIcon } from '../../ui/sections/icons.tsx';
import styles from '../gallery.module.css';
import { useGalleryTexts } from '../texts.ts';

export function ButtonsPart() {
  const t = useGalleryTexts();
  return (
    <>
      <div className={styles['row']}>
        <Button variant="primary">{t('buttons.primary')}</Button>
        <Button icon={<ArrowRightIcon />}>{t('buttons.secondary')}</Button>
        <Button variant="quiet">{t('buttons.quiet')}</Button>
        <Button variant="danger">{t('buttons.danger')}</Button>
        <Button variant="destroy">{t('buttons.danger')}</Button>
        <LinkButton href="#buttons" icon={<DownloadIcon />}>
          {t('buttons.link')}
        </LinkButton>
      </div>
      <div className={styles['row']}>
        <Button variant="primary" busy>
          {t('buttons.busy')}
        </Button>
        <Button variant="primary" disabledReason={t('buttons.reason')}>
          {t('buttons.blocked')}
        </Button>
        <Button small icon={<PlusIcon size={16} />}>
          {t('buttons.small')}
        </Button>
        <IconButton icon={SearchIcon} label={t('inputs.check')} />
        <IconButton icon={CopyIcon} label={t('states.copy')} />
      </div>
      <FormActions submit={t('buttons.blocked')} onCancel={() => undefined}>
        <Button variant="danger" icon={<DeleteIcon />}>
          {t('buttons.danger')}
        </Button>
      </FormActions>
    </>
  );
}
