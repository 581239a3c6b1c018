import { IssuedCodes } from '../../../../kernel/forms/codes/issued-codes.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { useText } from '../texts.ts';

interface IssuedPopupProps {
  readonly codes: readonly string[];
  /** Kind that the texts name. */
  readonly kind: keyof typeof kinds;
  readonly onClose: () => void;
}

const kinds = {
  codes: {
    file: 'promotion-codes.csv',
    column: 'code',
    issued: 'codes.issued',
    once: 'codes.issuedText',
    name: 'codes.label',
    copyFailed: 'codes.copyFailed',
  },
  opencodes: {
    file: 'certification-keys.csv',
    column: 'key',
    issued: 'opencodes.issued',
    once: 'opencodes.issuedText',
    name: 'opencodes.label',
    copyFailed: 'opencodes.copyFailed',
  },
} as const;

/** The codes of an issue in clear, once. */
export function IssuedPopup({ codes, kind, onClose }: IssuedPopupProps) {
  const t = useText();
  const { file, column, issued, once, name, copyFailed } = kinds[kind];
  return (
    // Only its own button closes it: what is gone here is gone.
    <Popup title={t(issued)}>
      <IssuedCodes
        codes={codes}
        texts={{
          once: t(once),
          name: t(name),
          copy: t('copy'),
          copied: t('copied'),
          copyFailed: t(copyFailed),
          save: t('download'),
          done: t('close'),
        }}
        file={{ name: file, type: 'text/csv', text: [column, ...codes, ''].join('\r\n') }}
        onDone={onClose}
      />
    </Popup>
  );
}
