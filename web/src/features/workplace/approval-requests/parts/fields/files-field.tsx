import { approvalFormLimits } from '@madang/contract/workplace/approval-forms/limits.ts';
import { useState } from 'react';
import { useNotices } from '../../../../../kernel/notices.ts';
import { IconButton } from '../../../../../ui/button.tsx';
import { Field, type FieldProps } from '../../../../../ui/fields/field.tsx';
import { FileButton } from '../../../../../ui/fields/file-button.tsx';
import { CloseIcon } from '../../../../../ui/icons.tsx';
import { sendFile } from '../../api.ts';
import { useText } from '../../texts.ts';
import type { KnownFile } from './form-input.tsx';
import styles from '../requests.module.css';

interface FilesProps extends FieldProps<readonly string[]> {
  readonly files: readonly KnownFile[];
  readonly onFile: (file: KnownFile) => void;
}

/** Attached files; each is sent as soon as it is chosen. */
export function FilesField({ value, onChange, files, onFile, ...field }: FilesProps) {
  const t = useText();
  const notices = useNotices();
  const [isSending, setSending] = useState(false);
  const isFull = value.length >= approvalFormLimits.filesPerField;
  const send = async (file: File | undefined) => {
    if (!file || isSending || isFull) return;
    setSending(true);
    try {
      const kept = await sendFile(file);
      onFile(kept);
      onChange([...value, kept.fileId]);
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Field field={{ ...field, help: isFull ? t('files.full', { count: value.length }) : t('files.help') }}>
        {(control) => (
          <FileButton
            control={control}
            text={t(isSending ? 'files.sending' : 'files.add')}
            accept="application/pdf,image/png,image/jpeg,image/webp,image/gif"
            onChoose={(file) => void send(file)}
          />
        )}
      </Field>
      {value.length > 0 && (
        <ul className={styles['files']}>
          {value.map((id) => {
            const name = files.find(({ fileId }) => fileId === id)?.fileName ?? '';
            return (
              <li key={id}>
                <span>{name}</span>
                <IconButton
                  icon={CloseIcon}
                  label={t('files.remove', { name })}
                  onClick={() => onChange(value.filter((each) => each !== id))}
                />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
