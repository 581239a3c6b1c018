import { useMemo } from 'react';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { zoneFinder } from '../zones/zone-search.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { PickList } from '../../../../ui/fields/pick-list.tsx';
import type { Country } from '../api.ts';
import { useSignUpTexts } from '../texts.ts';

interface TimeZonePopupProps {
  readonly selected: string;
  /** The zones of the country, which stand first. */
  readonly preferred: readonly string[];
  readonly countries: readonly Country[];
  readonly onChoose: (zone: string) => void;
  readonly onClose: () => void;
}

/** Every time zone there is, found by its city, country, name or offset. Loaded when someone asks for it. */
export function TimeZonePopup({ selected, preferred, countries, onChoose, onClose }: TimeZonePopupProps) {
  const t = useSignUpTexts();
  const language = useLanguage();
  const find = useMemo(() => zoneFinder({ preferred, countries, language }), [preferred, countries, language]);
  const pick = (zone: string) => {
    onChoose(zone);
    onClose();
  };
  return (
    <Popup title={t('form.otherZone')} onClose={onClose}>
      <PickList label={fieldText('timeZone')} help={t('form.zoneHelp')} selected={selected} find={find} onPick={pick} />
    </Popup>
  );
}
