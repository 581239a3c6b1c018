import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { DropDown } from '../../../../ui/parts/drop-down.tsx';
import type { TreeRow } from '../../../../ui/tree/tree-keys.ts';
import { usePictureWords } from '../names.ts';
import { useText } from '../texts.ts';
import styles from './chart-tools.module.css';

const DownloadPopup = lazy(async () => ({ default: (await import('./download-popup.tsx')).DownloadPopup }));

interface ChartToolsProps {
  readonly rows: readonly TreeRow[];
  /** The department that a file has, with all below it. */
  readonly departmentCode: string;
  readonly onOpenAll: () => void;
  readonly onCloseAll: () => void;
  /** Prints the drawn chart, fitted to the paper. */
  readonly onPrint?: (paper: 'a4' | 'a3') => Promise<void>;
}

/** Unfolds and folds the chart, and takes it away: on paper, as a picture, as a file. */
export function ChartTools({ rows, departmentCode, onOpenAll, onCloseAll, onPrint }: ChartToolsProps) {
  const t = useText();
  const queries = useQueryClient();
  const words = usePictureWords();
  const [downloads, setDownloads] = useState(false);
  const save = async (format: 'png' | 'svg') => {
    const [{ wholePicture }, { savePicture }] = await Promise.all([
      import('../drawn/picture.ts'),
      import('../drawn/save-picture.ts'),
    ]);
    await savePicture(await wholePicture(queries, words, rows), t('title'), format);
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
        {onPrint ? (
          (['a4', 'a3'] as const).map((paper) => (
            <button key={paper} type="button" onClick={() => void onPrint(paper)}>
              {t('printOn', { paper: paper.toUpperCase() })}
            </button>
          ))
        ) : (
          <button type="button" onClick={() => print()}>
            {t('print')}
          </button>
        )}
        <button type="button" onClick={() => void save('png')}>
          {t('picture')}
        </button>
        <button type="button" onClick={() => void save('svg')}>
          {t('vectorPicture')}
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
