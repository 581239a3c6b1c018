import { useMemo, useState } from 'react';
import { fieldText } from '../../../kernel/error-texts.ts';
import { allZoneChoices } from '../../../kernel/forms/time-zones.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { useSignUpTexts } from '../texts.ts';

interface TimeZonePopupProps {
  readonly chosen: string;
  /** The zones of the country, which stand first. */
  readonly preferred: readonly string[];
  readonly onChoose: (zone: string) => void;
  readonly onClose: () => void;
}

/** Every time zone there is, found by typing its name, place or offset. Loaded when somebody asks for it. */
export function TimeZonePopup({ chosen, preferred, onChoose, onClose }: TimeZonePopupProps) {
  const t = useSignUpTexts();
  const language = useLanguage();
  const [zone, setZone] = useState(chosen);
  const choices = useMemo(() => allZoneChoices(preferred, language), [preferred, language]);
  const take = () => {
    onChoose(zone);
    onClose();
  };
  return (
    <Popup
      title={t('form.otherZone')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('form.zoneCancel')}</Button>
          <Button look="primary" onClick={take}>
            {t('form.zoneTake')}
          </Button>
        </>
      }
    >
      <SearchField
        label={fieldText('timeZone')}
        help={t('form.zoneHelp')}
        value={zone}
        onChange={setZone}
        options={choices}
      />
    </Popup>
  );
}
