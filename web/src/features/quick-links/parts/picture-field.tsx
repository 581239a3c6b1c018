import { linkLimits } from '@madang/contract/quick-links/limits.ts';
import { useState } from 'react';
import { type FieldError, errorText } from '../../../kernel/error-texts.ts';
import type { FieldBinding } from '../../../kernel/form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { FileButton } from '../../../ui/fields/file-button.tsx';
import { contentOf, noPicture, pictureError, pictureTypes } from '../picture-content.ts';
import { useText } from '../texts.ts';
import styles from './picture-field.module.css';

interface PictureFieldProps extends FieldBinding<string | null | undefined> {
  /** Where the picture is that the link has now. */
  readonly stored: string | null;
}

/** A link's picture: the one it has or the one just chosen, another one, or none. */
export function PictureField({ value, onChange, stored, ...field }: PictureFieldProps) {
  const t = useText();
  const [selected, setSelected] = useState<{ address: string } | undefined>();
  const [fieldError, setFieldError] = useState<FieldError>();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const found = pictureError(file);
    setFieldError(found);
    if (found) return;
    onChange(await contentOf(file));
    if (selected) URL.revokeObjectURL(selected.address);
    setSelected({ address: URL.createObjectURL(file) });
  };
  const refuse = () => {
    setFieldError(noPicture);
    setSelected(undefined);
    onChange(undefined);
  };
  const shown = value === null ? null : (selected?.address ?? stored);
  const max = linkLimits.imageBytes / 1024;
  const error = fieldError ? errorText(fieldError, 'image') : field.error;
  return (
    <Field field={{ ...field, error, help: t('pictureHelp', { max }) }}>
      {(control) => (
        <span className={styles['picture']}>
          {shown !== null && <img src={shown} alt="" onError={selected && refuse} />}
          <FileButton
            control={control}
            text={t('choosePicture')}
            accept={pictureTypes}
            onChoose={(file) => void choose(file)}
          />
          {shown !== null && (
            <Button
              small
              onClick={() => {
                setFieldError(undefined);
                setSelected(undefined);
                onChange(null);
              }}
            >
              {t('noPicture')}
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}
