import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { changeLink, createLink, deleteLink, type LinkRow } from '@madang/contract/links/routes.ts';
import { linkIcons, type LinkInput, linkInput } from '@madang/contract/links/rules.ts';
import { windowTargets } from '@madang/contract/menus/rules.ts';
import { call } from '../../../kernel/call.ts';
import { useForm } from '../../../kernel/form.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { DeleteButton } from '../../../kernel/rooms/delete-button.tsx';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Actions, Stack } from '../../../ui/parts/card.tsx';
import { SidePanel } from '../../../ui/rooms/side-panel.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { PictureField } from './picture-field.tsx';

interface LinkPanelProps {
  /** Absent: a new one. */
  readonly link?: LinkRow;
  readonly onClose: () => void;
}

const empty: LinkInput = { koreanTitle: '', englishTitle: '', url: '', windowTarget: 'newTab', icon: 'link' };

function initialLink(link: LinkRow | undefined): LinkInput {
  if (!link) return { ...empty, image: undefined };
  const { linkId: _id, imageAddress: _address, ...input } = link;
  return { ...input, image: undefined };
}

/** A quick link, new or to be changed. */
export function LinkPanel({ link, onClose }: LinkPanelProps) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const reread = useReread();
  const form = useForm({
    schema: linkInput,
    initial: initialLink(link),
    submit: async (body) => {
      if (link) await call(changeLink, { params: { linkId: link.linkId }, body });
      else await call(createLink, { body });
      await reread();
      notices.toast(t('saved'));
      onClose();
    },
  });
  const name = link && (readsKorean(language) ? link.koreanTitle : link.englishTitle);
  const windowTarget = form.field('windowTarget');
  const icon = form.field('icon');
  return (
    <SidePanel title={name ?? t('add')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <TextField {...form.field('koreanTitle')} lang="ko" spellCheck />
          <TextField {...form.field('englishTitle')} lang="en" help={t('englishHelp')} />
          <TextField {...form.field('url')} type="url" inputMode="url" help={t('urlHelp')} />
          <SelectField
            {...windowTarget}
            options={windowTargets.map((value) => ({ value, label: t(`targets.${value}`) }))}
            onChange={(value) => windowTarget.onChange(value === 'newWindow' ? 'newWindow' : 'newTab')}
          />
          <PictureField {...form.field('image')} stored={link?.imageAddress ?? null} />
          <SelectField
            {...icon}
            help={t('iconHelp')}
            options={linkIcons.map((value) => ({ value, label: t(`icons.${value}`) }))}
            onChange={(value) => icon.onChange(linkIcons.find((each) => each === value) ?? 'link')}
          />
          <Actions>
            <Button type="submit" look="primary" busy={form.busy}>
              {t('save')}
            </Button>
            {link && (
              <DeleteButton
                label={t('delete')}
                question={t('deleteQuestion', { name: name ?? '' })}
                done={t('deleted')}
                remove={() => call(deleteLink, { params: { linkId: link.linkId } })}
                onGone={onClose}
                reread={reread}
              />
            )}
          </Actions>
        </Stack>
      </form>
    </SidePanel>
  );
}
