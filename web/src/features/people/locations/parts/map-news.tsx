import { redrawFloorMap, type FloorMap } from '@madang/contract/people/locations/routes.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout, NewsPlace } from '../../../../ui/parts/callout.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';

interface MapNewsProps {
  readonly floorId: string;
  readonly map: FloorMap;
}

/** News of a map: that it is drawn, why it was not, or that its file has more pages. */
export function MapNews({ floorId, map: { state, failure, pageCount } }: MapNewsProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <NewsPlace>
      {state === 'drawing' && (
        <Callout tone="info" isNews>
          {t('map.drawing')}
        </Callout>
      )}
      {state === 'failed' && failure && (
        <Callout tone="danger" title={t('map.failed')} isNews>
          <p>{t(`map.failures.${failure}`)}</p>
          {failure === 'ended' && <Redraw floorId={floorId} />}
        </Callout>
      )}
      {state === 'drawn' && pageCount > 1 && (
        <Callout tone="info">{t('map.firstPage', { pages: formatNumber(pageCount, language) })}</Callout>
      )}
    </NewsPlace>
  );
}

function Redraw({ floorId }: { readonly floorId: string }) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await call(redrawFloorMap, { params: { floorId } }).catch(notices.showError);
    await reread();
    setBusy(false);
  };
  return (
    <Button small busy={busy} onClick={() => void press()}>
      {t('map.again')}
    </Button>
  );
}
