import { Menu, Tooltip } from '@mantine/core';
import { Button } from '../../ui/button.tsx';
import { CopyIcon, DownloadIcon } from '../../ui/icons.tsx';
import styles from '../gallery.module.css';
import { useGalleryTexts } from '../texts.ts';

/** Mantine's floating parts in the product's colours, for the signed-in app. */
export function FloatingPart() {
  const t = useGalleryTexts();
  return (
    <div className={styles['row']}>
      <Menu>
        <Menu.Target>
          <Button>{t('sections.mantine')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<CopyIcon size={16} />}>{t('states.copy')}</Menu.Item>
          <Menu.Item leftSection={<DownloadIcon size={16} />}>{t('buttons.link')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Tooltip label={t('buttons.reason')} multiline w={260} events={{ hover: true, focus: true, touch: true }}>
        <Button>{t('buttons.quiet')}</Button>
      </Tooltip>
    </div>
  );
}
