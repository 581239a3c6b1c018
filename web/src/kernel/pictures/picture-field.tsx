import { useState } from 'react';
import { type FieldError, errorText } from '../error-texts.ts';
import type { FieldBinding } from '../form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { FileButton } from '../../ui/fields/file-button.tsx';
import { contentOf, type PictureRules, pictureError } from './picture-content.ts';
import styles from './picture-field.module.css';

interface PictureFieldProps extends FieldBinding<string | null | undefined> {
  /** Address of the current picture. */
  readonly stored: string | null;
  readonly rules: PictureRules;
  /** Texts of the field; without `none` the picture cannot be removed. */
  readonly texts: { readonly help: string; readonly choose: string; readonly none?: string };
}

/** A picture: the one it has or the one just chosen, another one, or none. */
export function PictureField({ value, onChange, stored, rules, texts, ...field }: PictureFieldProps) {
  const [selected, setSelected] = useState<{ address: string } | undefined>();
  const [fieldError, setFieldError] = useState<FieldError>();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const found = pictureError(file, rules);
    setFieldError(found);
    if (found) return;
    onChange(await contentOf(file));
    if (selected) URL.revokeObjectURL(selected.address);
    setSelected({ address: URL.createObjectURL(file) });
  };
  const refuse = () => {
    // A file dialog can be set to offer everything, and a name can lie: the browser cannot draw it.
    setFieldError({ code: rules.kindCode });
    setSelected(undefined);
    onChange(undefined);
  };
  const shown = value === null ? null : (selected?.address ?? stored);
  const error = fieldError ? errorText(fieldError, field.name) : field.error;
  return (
    <Field field={{ ...field, error, help: texts.help }}>
      {(control) => (
        <span className={styles['picture']}>
          {shown !== null && <img src={shown} alt="" onError={selected && refuse} />}
          <FileButton
            control={control}
            text={texts.choose}
            accept={rules.types.join()}
            onChoose={(file) => void choose(file)}
          />
          {shown !== null && texts.none !== undefined && (
            <Button
              small
              onClick={() => {
                setFieldError(undefined);
                setSelected(undefined);
                onChange(null);
              }}
            >
              {texts.none}
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}
