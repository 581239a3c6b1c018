import { readsKorean, type Language } from '@madang/contract/kernel/languages.ts';
import { linkLimits } from '@madang/contract/workplace/quick-links/limits.ts';
import { changeLink, createLink, deleteLink, type LinkRow } from '@madang/contract/workplace/quick-links/routes.ts';
import { linkIcons, type LinkInput, linkInput } from '@madang/contract/workplace/quick-links/rules.ts';
import { windowTargets } from '@madang/contract/workplace/menus/rules.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { useEditConflict, useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import { useForm } from '../../../../kernel/form.ts';
import { PictureField } from '../../../../kernel/pictures/picture-field.tsx';
import { useNotices } from '../../../../kernel/notices.ts';
import { DeleteButton } from '../../../../kernel/sections/delete-button.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { useDone } from '../../../../ui/repeated/repeated.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { ItemCategories } from '../../item-categories/index.ts';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';

interface LinkPanelProps {
  /** Absent: a new one. */
  readonly link?: LinkRow;
  readonly onClose: () => void;
}

const pictureRules = {
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  maxBytes: linkLimits.imageBytes,
  kindCode: 'LINK_IMAGE_KIND',
  sizeCode: 'LINK_IMAGE_SIZE',
};

const empty: LinkInput = { koreanTitle: '', englishTitle: '', url: '', windowTarget: 'newTab', icon: 'link' };

/** Returns the link values that an editor sees. */
function shownLink({ linkId: _id, ...link }: LinkRow) {
  return link;
}

function titleIn({ koreanTitle, englishTitle }: Pick<LinkInput, 'koreanTitle' | 'englishTitle'>, language: Language) {
  return readsKorean(language) ? koreanTitle : englishTitle;
}

function initialLink(link: LinkRow | undefined): LinkInput {
  if (!link) return { ...empty, image: undefined };
  const { imageAddress: _address, ...input } = shownLink(link);
  return { ...input, image: undefined };
}

/** A quick link, new or to be changed. */
export function LinkPanel({ link, onClose }: LinkPanelProps) {
  const t = useText();
  const language = useLanguage();
  const [loaded, load] = useLoadedAnew(useReread());
  const name = link ? titleIn(link, language) : t('add');
  return (
    <SidePanel title={name} onClose={onClose} beginsAtField={!link} repeats={!link}>
      <LinkForm key={loaded} {...{ name, load, onClose }} {...(link && { link })} />
      {link && <ItemCategories kind="link" itemId={link.linkId} />}
    </SidePanel>
  );
}

interface LinkFormProps extends LinkPanelProps {
  readonly name: string;
  readonly load: () => Promise<void>;
}

function LinkForm({ link, name, load, onClose }: LinkFormProps) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const done = useDone();
  const reread = useReread();
  const [expected] = useState(() => link && shownLink(link));
  const form = useForm({
    schema: linkInput,
    initial: initialLink(link),
    refusals: useEditConflict(load),
    submit: async (body) => {
      if (link) await call(changeLink, { params: { linkId: link.linkId }, body: { ...body, expected } });
      else await call(createLink, { body });
      await reread();
      notices.toast(t('saved', { name: titleIn(body, language) }));
      done(onClose);
    },
  });
  const windowTarget = form.field('windowTarget');
  const icon = form.field('icon');
  return (
    <form {...form.formProps}>
      <Stack>
        <TextField {...form.field('koreanTitle')} lang="ko" spellCheck />
        <TextField {...form.field('englishTitle')} lang="en" help={errorText({ code: 'MB_M_ALPHANUMERIC' })} />
        <TextField
          {...form.field('url')}
          type="url"
          inputMode="url"
          help={t('urlHelp', { max: linkLimits.urlCharacters })}
        />
        <SelectField
          {...windowTarget}
          options={windowTargets.map((value) => ({ value, label: t(`targets.${value}`) }))}
          onChange={(value) => windowTarget.onChange(value === 'newWindow' ? 'newWindow' : 'newTab')}
        />
        <PictureField
          {...form.field('image')}
          stored={expected?.imageAddress ?? null}
          rules={pictureRules}
          texts={{
            help: t('pictureHelp', { max: linkLimits.imageBytes / 1024 }),
            choose: t('choosePicture'),
            none: t('noPicture'),
          }}
        />
        <SelectField
          {...icon}
          help={t('iconHelp')}
          options={linkIcons.map((value) => ({ value, label: t(`icons.${value}`) }))}
          onChange={(value) => icon.onChange(linkIcons.find((each) => each === value) ?? 'link')}
        />
        <FormActions submit={t('save')} busy={form.busy} onCancel={onClose}>
          {link && (
            <DeleteButton
              label={t('delete')}
              done={t('deleted', { name })}
              remove={() => sendChange(deleteLink, { params: { linkId: link.linkId } })}
              onGone={onClose}
              reread={reread}
            />
          )}
        </FormActions>
      </Stack>
    </form>
  );
}
