import { locationLimits, mapMegabytes } from '@madang/contract/people/locations/limits.ts';
import { deleteFloorMap, type FloorMap } from '@madang/contract/people/locations/routes.ts';
import { useState } from 'react';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { errorText, thrownText } from '../../../../kernel/error-texts.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/fields/field.tsx';
import { FileButton } from '../../../../ui/fields/file-button.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { sendMap, useReread } from '../api.ts';
import { useText } from '../texts.ts';

const accepted = '.png,.jpg,.jpeg,.webp,.gif,.pdf,image/png,image/jpeg,image/webp,image/gif,application/pdf';

interface MapToolsProps {
  readonly floorId: string;
  readonly map: FloorMap;
}

/** CM315: another map for a floor, or none. */
export function MapTools({ floorId, map }: MapToolsProps) {
  const t = useText();
  const reread = useReread();
  const notices = useNotices();
  const undoable = useUndoable();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setError(undefined);
    // What would be refused after minutes on a slow line is refused before.
    if (file.size > locationLimits.mapBytes) {
      setError(errorText({ code: 'CM315', params: { 0: mapMegabytes } }, 'map'));
      return;
    }
    setBusy(true);
    await sendMap(floorId, file).catch((thrown: unknown) => setError(thrownText(thrown)));
    await reread();
    setBusy(false);
  };
  const remove = async () => {
    try {
      undoable(t('map.deleted'), await sendChange(deleteFloorMap, { params: { floorId } }), reread);
    } catch (thrown) {
      await notices.showError(thrown);
    }
    await reread();
  };
  const help = t('map.help', { max: mapMegabytes });
  return (
    <Field
      field={{ name: 'map', label: t('map.title'), error, help }}
      action={
        map.state !== 'none' && (
          <Button small variant="quiet" onClick={() => void remove()}>
            {t('map.delete')}
          </Button>
        )
      }
    >
      {(control) =>
        busy ? (
          <Spinner />
        ) : (
          <FileButton
            control={control}
            text={t(map.state === 'none' ? 'map.choose' : 'map.replace')}
            accept={accepted}
            onChoose={(file) => void send(file)}
          />
        )
      }
    </Field>
  );
}
