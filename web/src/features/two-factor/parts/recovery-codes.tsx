import { useCopy } from '../../../kernel/calls/use-copy.ts';
import { saveText } from '../../../kernel/calls/save-text.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyIcon } from '../../../ui/icons.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { Actions, Stack } from '../../../ui/parts/card.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { useText } from '../texts.ts';
import styles from './recovery-codes.module.css';

/** Recovery codes in clear, to take away: only their hashes are kept, so they never come back. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const t = useText();
  const copy = useCopy({ copied: t('codes.copied'), failed: t('codes.copyFailed') });
  const save = () =>
    saveText('madang-recovery-codes.txt', 'text/plain', `${t('codes.fileHead')}\n\n${codes.join('\n')}\n`);
  return (
    <Stack>
      <p ref={takeFocus} tabIndex={-1}>
        {t('codes.what')}
      </p>
      <Callout tone="warning" isNews>
        {t('codes.once')}
      </Callout>
      <ul className={styles['codes']} aria-label={t('codes.name')} lang="en">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Actions>
        <Button icon={<CopyIcon />} onClick={() => copy(codes.join('\n'))}>
          {t('codes.copy')}
        </Button>
        <Button onClick={save}>{t('codes.save')}</Button>
        <Button variant="primary" onClick={onDone}>
          {t('codes.kept')}
        </Button>
      </Actions>
    </Stack>
  );
}
