import { IssuedCodes } from '../../../kernel/forms/codes/issued-codes.tsx';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { useText } from '../texts.ts';

interface IssuedPopupProps {
  readonly codes: readonly string[];
  /** By which word they are spoken of. */
  readonly kind: keyof typeof files;
  readonly onClose: () => void;
}

const files = {
  codes: { name: 'promotion-codes.csv', column: 'code' },
  opencodes: { name: 'certification-keys.csv', column: 'key' },
} as const;

/** The codes of an issue in clear, once. */
export function IssuedPopup({ codes, kind, onClose }: IssuedPopupProps) {
  const t = useText();
  const { name, column } = files[kind];
  return (
    // Only its own button closes it: what is gone here is gone.
    <Popup title={t(`${kind}.issued`)}>
      <IssuedCodes
        codes={codes}
        texts={{
          once: t(`${kind}.issuedText`),
          name: t(`${kind}.label`),
          copy: t('copy'),
          copied: t('copied'),
          copyFailed: t(`${kind}.copyFailed`),
          save: t('download'),
          done: t('close'),
        }}
        file={{ name, type: 'text/csv', text: [column, ...codes, ''].join('\r\n') }}
        onDone={onClose}
      />
    </Popup>
  );
}
