import { photoLimits } from '@madang/contract/people/people/limits.ts';
import { photoAddress } from '@madang/contract/people/people/photo-address.ts';
import { lazy, Suspense, useState } from 'react';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { FileButton } from '../../ui/fields/file-button.tsx';
import { type FieldError, errorText, fieldText } from '../error-texts.ts';
import { useNotices } from '../notices.ts';
import { contentOf, pictureError } from './picture-content.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import styles from './picture-field.module.css';

const PortraitPopup = lazy(async () => ({ default: (await import('./portrait-popup.tsx')).PortraitPopup }));

const rules = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: photoLimits.imageBytes,
  kindCode: 'PHOTO_KIND',
  sizeCode: 'PHOTO_SIZE',
};

interface PhotoControlProps {
  readonly photoId: string | null;
  /** Name of the person, for the initials if there is no photo. */
  readonly name: string;
  readonly onSave: (content: string) => Promise<void>;
  readonly onRemove: () => Promise<void>;
  /** The face is shown beside the control already. */
  readonly hidesFace?: boolean;
  /** Reason that no photo can be selected. */
  readonly declined?: string | undefined;
  readonly texts: {
    readonly choose: string;
    readonly remove: string;
    readonly saved: string;
    readonly removed: string;
    /** Labels of drawn faces in place of a photo. */
    readonly portrait: string;
    readonly portraits: string;
    readonly portraitOf: (number: number) => string;
  };
}

/** A person's photo: chosen, it is saved at once. */
export function PhotoControl({
  photoId,
  name,
  onSave,
  onRemove,
  hidesFace = false,
  declined,
  texts,
}: PhotoControlProps) {
  const notices = useNotices();
  const [fieldError, setFieldError] = useState<FieldError>();
  const [isBusy, setBusy] = useState(false);
  const [choosesPortrait, setChoosesPortrait] = useState(false);
  const run = async (work: () => Promise<void>, done: string) => {
    setBusy(true);
    setFieldError(undefined);
    try {
      await work();
      notices.toast(done);
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const maxPixels = photoLimits.imagePixels;
    const photo = rules.types.includes(file.type) ? await shrinkPhoto(file, { ...rules, maxPixels }) : file;
    const found = pictureError(photo, rules);
    setFieldError(found);
    if (found === undefined) await run(async () => onSave(await contentOf(photo)), texts.saved);
  };
  const take = async (portrait: Blob) => {
    setChoosesPortrait(false);
    await run(async () => onSave(await contentOf(portrait)), texts.saved);
  };
  const field = {
    name: 'photo',
    label: fieldText('photo'),
    value: null,
    onChange: () => {},
    error: fieldError && errorText(fieldError, 'photo'),
    help: declined,
    disabled: isBusy || declined !== undefined,
  };
  return (
    <Field field={field}>
      {(control) => (
        <span className={styles['person']}>
          {!hidesFace && <Avatar name={name} photo={photoAddress(photoId, 'medium')} size="panel" />}
          <FileButton
            control={control}
            text={texts.choose}
            accept={rules.types.join()}
            onChoose={(file) => void choose(file)}
          />
          {declined === undefined && (
            <Button small busy={isBusy} onClick={() => setChoosesPortrait(true)}>
              {texts.portrait}
            </Button>
          )}
          {photoId !== null && (
            <Button small busy={isBusy} onClick={() => void run(onRemove, texts.removed)}>
              {texts.remove}
            </Button>
          )}
          {choosesPortrait && (
            <Suspense>
              <PortraitPopup
                title={texts.portraits}
                nameOf={texts.portraitOf}
                onChoose={(portrait) => void take(portrait)}
                onClose={() => setChoosesPortrait(false)}
              />
            </Suspense>
          )}
        </span>
      )}
    </Field>
  );
}
