import { IssuedCodes } from '../../../../kernel/forms/codes/issued-codes.tsx';
import { useText } from '../texts.ts';

/** Recovery codes in clear, once. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const t = useText();
  return (
    <IssuedCodes
      codes={codes}
      texts={{
        what: t('codes.what'),
        once: t('codes.once'),
        name: t('codes.name'),
        copy: t('codes.copy'),
        copied: t('codes.copied'),
        copyFailed: t('codes.copyFailed'),
        save: t('codes.save'),
        done: t('codes.kept'),
      }}
      file={{
        name: 'madang-recovery-codes.txt',
        type: 'text/plain',
        text: `${t('codes.fileHead')}\n\n${codes.join('\n')}\n`,
      }}
      onDone={onDone}
    />
  );
}
