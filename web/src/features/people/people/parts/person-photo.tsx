import { removePersonPhoto, setPersonPhoto } from '@madang/contract/people/people/photo-routes.ts';
import type { Employee } from '@madang/contract/people/people/routes.ts';
import { call } from '../../../../kernel/call.ts';
import { PhotoControl } from '../../../../kernel/pictures/photo-control.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';

interface PersonPhotoProps {
  readonly employee: Employee;
  readonly isOptionalCovered: boolean;
}

/** USR-04: a member's photo, which is optional data. */
export function PersonPhoto({ employee: { personId, photoId, fullName }, isOptionalCovered }: PersonPhotoProps) {
  const t = useText();
  const reread = useReread();
  const params = { personId };
  return (
    <PhotoControl
      photoId={photoId}
      name={fullName}
      hidesFace
      declined={isOptionalCovered ? undefined : t('photo.declined')}
      onSave={async (photo) => {
        await call(setPersonPhoto, { params, body: { photo } });
        await reread();
      }}
      onRemove={async () => {
        await call(removePersonPhoto, { params });
        await reread();
      }}
      texts={{
        choose: t('photo.choose'),
        remove: t('photo.remove'),
        saved: t('photo.saved'),
        removed: t('photo.removed'),
        portrait: t('photo.portrait'),
        portraits: t('photo.portraits'),
        portraitOf: (number) => t('photo.portraitOf', { number }),
      }}
    />
  );
}
