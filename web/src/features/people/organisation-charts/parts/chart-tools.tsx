import { lazy, Suspense, useState } from 'react';
import { saveFile } from '../../../../kernel/calls/save-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { DropDown } from '../../../../ui/parts/drop-down.tsx';
import type { TreeRow } from '../../../../ui/tree/tree-keys.ts';
import { useText } from '../texts.ts';
import styles from './chart-tools.module.css';

const DownloadPopup = lazy(async () => ({ default: (await import('./download-popup.tsx')).DownloadPopup }));

interface ChartToolsProps {
  readonly rows: readonly TreeRow[];
  /** The department that a file has, with all below it. */
  readonly departmentCode: string;
  readonly onOpenAll: () => void;
  readonly onCloseAll: () => void;
}

/** Unfolds and folds the chart, and takes it away: on paper, as a picture, as a file. */
export function ChartTools({ rows, departmentCode, onOpenAll, onCloseAll }: ChartToolsProps) {
  const t = useText();
  const [downloads, setDownloads] = useState(false);
  const savePicture = async () => {
    const { chartPicture } = await import('../chart-picture.ts');
    const picture = await chartPicture(rows);
    if (picture) saveFile(`${t('title')}.png`, picture);
  };
  return (
    <div className={styles['tools']}>
      <Button small variant="quiet" onClick={onOpenAll}>
        {t('openAll')}
      </Button>
      <Button small variant="quiet" onClick={onCloseAll}>
        {t('closeAll')}
      </Button>
      <DropDown label={t('takeAway')} name={t('takeAway')} side="end">
        <button type="button" onClick={() => print()}>
          {t('print')}
        </button>
        <button type="button" onClick={() => void savePicture()}>
          {t('picture')}
        </button>
        <button type="button" onClick={() => setDownloads(true)}>
          {t('file')}
        </button>
      </DropDown>
      {downloads && (
        <Suspense>
          <DownloadPopup departmentCode={departmentCode} onClose={() => setDownloads(false)} />
        </Suspense>
      )}
    </div>
  );
}
