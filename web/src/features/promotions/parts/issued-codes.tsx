import { useNotices } from '../../../kernel/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { CopyIcon, DownloadIcon } from '../../../ui/icons.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { Stack } from '../../../ui/parts/card.tsx';
import { saveText } from '../../../kernel/calls/save-text.ts';
import { useText } from '../texts.ts';

interface IssuedCodesProps {
  readonly codes: readonly string[];
  /** What they are called as a file, without its ending. */
  readonly fileName: string;
  readonly onClose: () => void;
}

const shownLines = 10;

/** The codes of an issue in clear, to take away; they are stored nowhere and never come back. */
export function IssuedCodes({ codes, fileName, onClose }: IssuedCodesProps) {
  const t = useText();
  const notices = useNotices();
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notices.toast(t('copied')),
      () => notices.alert(t('copyFailed')),
    );
  const download = () => saveText(`${fileName}.csv`, 'text/csv', `code\r\n${codes.join('\r\n')}\r\n`);
  return (
    // Only its own button closes it: what is gone here is gone.
    <Popup title={t('issued')} footer={<Button onClick={onClose}>{t('close')}</Button>}>
      <Stack>
        <Callout tone="warning" isNews>
          {t('issuedText')}
        </Callout>
        <TextAreaField
          label={t('columns.codes')}
          value={text}
          onChange={() => {}}
          rows={Math.min(codes.length, shownLines)}
          readOnly
        />
        <span>
          <Button icon={<CopyIcon />} onClick={() => void copy()}>
            {t('copy')}
          </Button>{' '}
          <Button icon={<DownloadIcon />} onClick={download}>
            {t('download')}
          </Button>
        </span>
      </Stack>
    </Popup>
  );
}
