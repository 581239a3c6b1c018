import { useCopy } from '../../../kernel/calls/use-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { CopyIcon, DownloadIcon } from '../../../ui/icons.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { Actions, Stack } from '../../../ui/parts/card.tsx';
import { saveText } from '../../../kernel/calls/save-text.ts';
import { useText } from '../texts.ts';

interface IssuedCodesProps {
  readonly codes: readonly string[];
  /** By which word they are spoken of. */
  readonly kind: 'codes' | 'opencodes';
  readonly onClose: () => void;
}

const shownLines = 10;
const kinds = {
  codes: {
    name: 'promotion-codes.csv',
    column: 'code',
    label: 'codes.label',
    issued: 'codes.issued',
    issuedText: 'codes.issuedText',
    copyFailed: 'codes.copyFailed',
  },
  opencodes: {
    name: 'certification-keys.csv',
    column: 'key',
    label: 'opencodes.label',
    issued: 'opencodes.issued',
    issuedText: 'opencodes.issuedText',
    copyFailed: 'opencodes.copyFailed',
  },
} as const;

/** The codes of an issue in clear, to take away; they are stored nowhere and never come back. */
export function IssuedCodes({ codes, kind, onClose }: IssuedCodesProps) {
  const t = useText();
  const { name, column, ...words } = kinds[kind];
  const text = codes.join('\n');
  const copy = useCopy({ copied: t('copied'), failed: t(words.copyFailed) });
  const download = () => saveText(name, 'text/csv', `${column}\r\n${codes.join('\r\n')}\r\n`);
  return (
    // Only its own button closes it: what is gone here is gone.
    <Popup title={t(words.issued)} footer={<Button onClick={onClose}>{t('close')}</Button>}>
      <Stack>
        <Callout tone="warning" isNews>
          {t(words.issuedText)}
        </Callout>
        <TextAreaField
          label={t(words.label)}
          value={text}
          onChange={() => {}}
          rows={Math.min(codes.length, shownLines)}
          readOnly
        />
        <Actions>
          <Button icon={<CopyIcon />} onClick={() => copy(text)}>
            {t('copy')}
          </Button>
          <Button icon={<DownloadIcon />} onClick={download}>
            {t('download')}
          </Button>
        </Actions>
      </Stack>
    </Popup>
  );
}
