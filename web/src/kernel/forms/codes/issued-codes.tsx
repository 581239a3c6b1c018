import { Button } from '../../../ui/button.tsx';
import { CopyIcon, DownloadIcon } from '../../../ui/icons.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { Actions, Stack } from '../../../ui/parts/card.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { saveText } from '../../calls/save-text.ts';
import { useCopy } from '../../calls/use-copy.ts';
import styles from './issued-codes.module.css';

interface IssuedCodesProps {
  readonly codes: readonly string[];
  readonly texts: {
    /** Purpose of the codes, if the title leaves it open; read first. */
    readonly what?: string;
    /** That they are shown this once. */
    readonly once: string;
    /** Name of the list. */
    readonly name: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyFailed: string;
    readonly save: string;
    readonly done: string;
  };
  readonly file: { readonly name: string; readonly type: string; readonly text: string };
  readonly onDone: () => void;
}

/** Codes in clear that were just made, to take away: only their hashes are stored, so they never come back. */
export function IssuedCodes({ codes, texts, file, onDone }: IssuedCodesProps) {
  const copy = useCopy({ copied: texts.copied, failed: texts.copyFailed });
  return (
    <Stack>
      {texts.what !== undefined && (
        <p ref={takeFocus} tabIndex={-1}>
          {texts.what}
        </p>
      )}
      <Callout tone="warning" isNews>
        {texts.once}
      </Callout>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls in its own frame, by keyboard too */}
      <ul className={styles['codes']} aria-label={texts.name} lang="en" tabIndex={0}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Actions>
        <Button icon={<CopyIcon />} onClick={() => copy(codes.join('\n'))}>
          {texts.copy}
        </Button>
        <Button icon={<DownloadIcon />} onClick={() => saveText(file.name, file.type, file.text)}>
          {texts.save}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {texts.done}
        </Button>
      </Actions>
    </Stack>
  );
}
