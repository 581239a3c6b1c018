import { languageNames } from '@madang/contract/kernel/languages.ts';
import { textNamesIn } from '@madang/contract/people/people/field-places.ts';
import type { Profile } from '@madang/contract/views/profiles/routes.ts';
import { lazy, Suspense } from 'react';
import { removeOwnPhoto, setOwnPhoto } from '@madang/contract/people/people/photo-routes.ts';
import { call } from '../../../../kernel/call.ts';
import { PhotoControl } from '../../../../kernel/pictures/photo-control.tsx';
import { birthdayText } from '../../../../kernel/names/birthday-text.ts';
import { useReread } from '../api.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { formatName } from '../../../../kernel/formats.ts';
import { zoneChoices } from '../../../ground/countries/index.ts';
import { useSearchParam } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Actions, Facts, Stack } from '../../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';

const ProfilePopup = lazy(async () => ({ default: (await import('./profile-popup.tsx')).ProfilePopup }));

/** The photo that colleagues see beside the name. */
function OwnPhoto({ profile }: { readonly profile: Profile }) {
  const t = useText();
  const reread = useReread();
  return (
    <PhotoControl
      photoId={profile.photoId}
      name={formatName(profile, useLanguage())}
      declined={profile.isOptionalCovered ? undefined : t('declined')}
      onSave={async (photo) => {
        await call(setOwnPhoto, { body: { photo } });
        await reread();
      }}
      onRemove={async () => {
        await call(removeOwnPhoto);
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

/** Shows the facts that users enter about themselves, and the link to change them. */
export function OwnFacts({ profile }: { readonly profile: Profile }) {
  const t = useText();
  const language = useLanguage();
  const [panel, setPanel] = useSearchParam('panel');
  const [zone] = zoneChoices([profile.timeZone], language);
  return (
    <Stack>
      <OwnPhoto profile={profile} />
      <Facts
        facts={[
          [t('form.name'), formatName(profile, language)],
          [fieldText('englishName'), profile.englishName || t('contacts.none')],
          ...textNamesIn('own').flatMap((name) =>
            profile[name] === ''
              ? []
              : [
                  [
                    fieldText(name),
                    name === 'birthday' ? birthdayText(profile[name], language) : profile[name],
                  ] as const,
                ],
          ),
          [fieldText('language'), languageNames[profile.language]],
          [fieldText('timeZone'), zone?.label ?? profile.timeZone],
        ]}
      />
      <Actions>
        <Button onClick={() => setPanel('profile', 'push')}>{t('form.change')}</Button>
      </Actions>
      {panel === 'profile' && (
        <Suspense>
          <ProfilePopup profile={profile} onClose={() => setPanel(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
