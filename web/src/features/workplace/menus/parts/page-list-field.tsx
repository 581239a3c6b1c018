import { menuLimits } from '@madang/contract/workplace/menus/limits.ts';
import type { MenuInput } from '@madang/contract/workplace/menus/rules.ts';
import { useId, useState } from 'react';
import { errorText } from '../../../../kernel/error-texts.ts';
import type { FieldBinding } from '../../../../kernel/form.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { DialogButtons, Popup } from '../../../../ui/dialogs/popup.tsx';
import { CheckGroup } from '../../../../ui/fields/check-group.tsx';
import { FieldNotes, RequiredMark } from '../../../../ui/fields/field.tsx';
import { useUiTexts } from '../../../../ui/ui-texts.tsx';
import { Announcement } from '../../../../ui/visually-hidden.tsx';
import { titleIn } from '../menu-form.ts';
import { useText } from '../texts.ts';
import styles from './page-picker.module.css';
import { PickedPages } from './page-picker.tsx';

type LowerMenus = MenuInput['lowerMenus'];

/** The lower menus of a group in the set-up; the page list is a popup of its own, opened from here. */
export function PageListField({ onPick, ...field }: FieldBinding<LowerMenus> & { readonly onPick: () => void }) {
  const t = useText();
  const id = useId();
  const ids = { help: `${id}-help`, error: `${id}-error`, status: `${id}-status` };
  const { lowerMenus: max } = menuLimits;
  return (
    <fieldset className={styles['picker']} data-field={field.name}>
      <legend className={styles['legend']}>
        <span>{field.label}</span>
        {field.required && <RequiredMark />}
      </legend>
      <PickedPages value={field.value} onChange={field.onChange} />
      <Button aria-describedby={field.error ? ids.error : ids.help} onClick={onPick}>
        {t('pick')}
      </Button>
      <FieldNotes ids={ids} field={{ error: field.error, status: undefined, help: t('pickHelp', { max }) }} />
    </fieldset>
  );
}

interface PageListPopupProps {
  readonly pages: LowerMenus;
  readonly picked: LowerMenus;
  readonly onPicked: (pages: LowerMenus) => void;
  readonly onClose: () => void;
}

/** WIZ-08: the page list, of which up to three are picked. */
export function PageListPopup({ pages, picked, onPicked, onClose }: PageListPopupProps) {
  const t = useText();
  const texts = useUiTexts();
  const language = useLanguage();
  const [ticked, setTicked] = useState<readonly string[]>(picked.map(({ url }) => url));
  const { lowerMenus: max } = menuLimits;
  const tooMany = ticked.length > max ? errorText({ code: 'MENU_LOWER_COUNT', params: { 0: max } }) : undefined;
  const choose = () => {
    onPicked(pages.filter(({ url }) => ticked.includes(url)));
    onClose();
  };
  return (
    <Popup
      title={t('pick')}
      onClose={onClose}
      footer={
        <DialogButtons onCancel={onClose}>
          <Button variant="primary" disabledReason={tooMany} onClick={choose}>
            {texts.ok}
          </Button>
        </DialogButtons>
      }
    >
      <CheckGroup
        label={t('pickHelp', { max })}
        value={ticked}
        onChange={setTicked}
        error={tooMany}
        options={pages.map((page) => ({ value: page.url, label: `${titleIn(page, language)} (${page.url})` }))}
      />
      {/* The focus stays on the box that was one too many. */}
      <Announcement text={tooMany ?? ''} />
    </Popup>
  );
}
